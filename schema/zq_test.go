package schema
import ("testing";"strings";"time")
func TestZQ(t *testing.T){
 for name, src := range map[string]string{
  "brackets": "cases: "+strings.Repeat("[",3000)+strings.Repeat("]",3000), "maps": "cases: "+strings.Repeat("{a: ",3000)+strings.Repeat("}",3000),
  "dash": "cases: \n"+strings.Repeat("- ",3000)+"a",
  "comments": strings.Repeat("# foo\n",20000)+"a: b\n", "mixed": func() string { var b strings.Builder; for i:=range 20000 { b.WriteString("# foo\nk"+strings.Repeat("a",i%50)+": b # c\n") }; return b.String()}(),
  "long": "cases: "+strings.Repeat("x y ",1000000), "longq": `cases: "`+strings.Repeat("x",3000000)+`"`, "block": "cases: |\n"+strings.Repeat("  xxxxxxxxx\n",300000),
  "list": "cases:\n"+strings.Repeat("- {name: a, record: 'N: 1S', expect: {'1': {phase: open}}}\n",20000),
  "multi": "cases: '"+strings.Repeat("x\n ",300000)+"'", "multip": "cases: "+strings.Repeat("x\n ",300000),
  "bigflow": "cases: ["+strings.Repeat("a,",300000)+"]",
 } {
  s := time.Now(); out, ps := Format("x", []byte(src)); t.Log(name, len(src), time.Since(s), len(out), len(ps))
 }
}
