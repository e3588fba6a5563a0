package options

import "lawc/law"

// rightText names the use of a right.
func rightText(r *law.Right) law.Text { return law.DomainNamed("right").Says(r.Kind.String()) }
