// Command gen keeps each edition in the form in which it is ready to use.
package main

import (
	"fmt"
	"os"

	"lawc/internal/shipped"
	"lawc/rules"
)

func main() {
	for _, name := range rules.Names() {
		data, err := shipped.Ready(name)
		if err == nil {
			err = os.WriteFile(name+".gob", data, 0o644)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}
