package main

import (
	"bytes"
	"strings"

	"github.com/spf13/cobra"
)

// quoted is what the scripts of cobra lack where records stand: a word whose quote is still
// open can be asked about when the quote is closed.
var quoted = map[string][]string{
	"zsh": {
		`out=$(eval ${requestComp} 2>/dev/null)`, `out=$(eval "${requestComp}${compstate[quote]}" 2>/dev/null)`,
	},
	"bash": {
		`out=$(eval "${requestComp}" 2>/dev/null)`, `local quote=
    [[ ${cur} == [\"\']* ]] && quote=${cur:0:1}
    out=$(eval "${requestComp}${quote}" 2>/dev/null)`,
		"    __lawc_process_completion_results\n}", `    if [[ ${cur} == [\"\']* && ${out} == *[![:space:]]* ]]; then
        # Within quotes nothing is escaped, and no word begins behind a colon.
        compopt +o default -o nospace 2>/dev/null
        local line
        while IFS='' read -r line; do
            [[ -n ${line} && ${line} == "${cur:1}"* ]] && COMPREPLY+=("${line}")
        done <<< "${out}"
        return
    fi
    __lawc_process_completion_results
}`,
	},
}

// completesQuoted makes the commands that print these scripts print them so.
func completesQuoted(c *console, completion *cobra.Command) {
	for _, shell := range completion.Commands() {
		replaced, wanting := quoted[shell.Name()]
		if !wanting {
			continue
		}
		shell.RunE = func(cmd *cobra.Command, _ []string) error {
			bare, err := cmd.Flags().GetBool("no-descriptions")
			if err != nil {
				return err
			}
			var script bytes.Buffer
			switch root := cmd.Root(); {
			case cmd.Name() == "bash":
				err = root.GenBashCompletionV2(&script, !bare)
			case bare:
				err = root.GenZshCompletionNoDesc(&script)
			default:
				err = root.GenZshCompletion(&script)
			}
			if err != nil {
				return err
			}
			_, err = strings.NewReplacer(replaced...).WriteString(c.out, script.String())
			return err
		}
	}
}
