package interp_test

import "testing"

// TestLooksBackFurther holds that a clause on the contract which asks no more of which
// irregularity it was makes the edition look back on others, and not the other way round.
func TestLooksBackFurther(t *testing.T) {
	was := load(t, "2017")
	is := changed(t, "2017", "when: {irregularity: exposed_card, offender_is: [declarer, dummy]}", "when: {offender_is: [declarer, dummy]}")
	if !is.LooksBackFurther(was) {
		t.Error("24.D without its irregularity looks back on exposed cards only")
	}
	if was.LooksBackFurther(is) {
		t.Error("24.D looks back on more than exposed cards")
	}
}
