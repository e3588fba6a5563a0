package main

import (
	"strings"

	"github.com/spf13/cobra"
)

// helpInDutch puts what commands and flags are for into Dutch. The longer texts of
// lawc help COMMAND, like the book, are English.
func helpInDutch(root *cobra.Command) {
	root.SetUsageTemplate(strings.NewReplacer(
		"Usage:", "Gebruik:", "Available Commands:", "Opdrachten:", "Additional Commands:", "Andere opdrachten:",
		"Global Flags:", "Algemene opties:", "Flags:", "Opties:",
		`Use "{{.CommandPath}} [command] --help" for more information about a command.`,
		`"{{.CommandPath}} [opdracht] --help" zegt meer over een opdracht.`,
	).Replace(root.UsageTemplate()))
	eachCommand(root, func(cmd *cobra.Command) {
		cmd.Flags().BoolP("help", "h", false, "zegt wat de opdracht doet")
		if text, known := dutchHelp[cmd.Short]; known {
			cmd.Short = text
		}
		for _, name := range flagNames(cmd) {
			if flag := cmd.Flags().Lookup(name); flag != nil && dutchHelp[flag.Usage] != "" {
				flag.Usage = dutchHelp[flag.Usage]
			}
		}
	})
}

// eachCommand does something with a command and all under it.
func eachCommand(cmd *cobra.Command, do func(*cobra.Command)) {
	do(cmd)
	for _, sub := range cmd.Commands() {
		eachCommand(sub, do)
	}
}

// dutchHelp is what commands and flags are for, in English and Dutch.
var dutchHelp = map[string]string{
	"The laws of bridge, applied to auctions that went wrong":                "De spelregels van bridge, toegepast op biedingen waarin iets misging",
	"Check rule files and case files":                                        "Controleert regelbestanden en gevallenbestanden",
	"Evaluate a record under several editions, side by side":                 "Beoordeelt een verslag volgens verscheidene edities, naast elkaar",
	"Generate the autocompletion script for the specified shell":             "Maakt het aanvulscript voor een shell",
	"Generate the autocompletion script for bash":                            "Maakt het aanvulscript voor bash",
	"Generate the autocompletion script for fish":                            "Maakt het aanvulscript voor fish",
	"Generate the autocompletion script for powershell":                      "Maakt het aanvulscript voor powershell",
	"Generate the autocompletion script for zsh":                             "Maakt het aanvulscript voor zsh",
	"Compare two editions, their clauses and all that they rule":             "Vergelijkt twee edities, hun clausules en al wat zij beslissen",
	"Lay out rule files and case files":                                      "Maakt regelbestanden en gevallenbestanden op",
	"Say what a command does, or print a page of the book":                   "Zegt wat een opdracht doet, of toont een bladzijde van het boek",
	"Write a rule file or a clause to begin with":                            "Schrijft een regelbestand of een clausule om mee te beginnen",
	"Write a clause to begin with":                                           "Schrijft een clausule om mee te beginnen",
	"Write a rule file to begin with":                                        "Schrijft een regelbestand om mee te beginnen",
	"Tell what may happen next, and what the director says":                  "Vertelt wat er kan volgen, en wat de arbiter zegt",
	"Evaluate records under an edition":                                      "Beoordeelt verslagen volgens een editie",
	"Print the JSON Schema of results, rule files or case files":             "Toont het JSON-schema van uitspraken, regelbestanden of gevallenbestanden",
	"Serve a page: an auction by hand, the questions, the ruling, the books": "Biedt een pagina aan: bieden met de hand, de vragen, de uitspraak, de boeken",
	"Show an edition, an article or a clause":                                "Toont een editie, een artikel of een clausule",
	"Write the page as files for any host":                                   "Schrijft de pagina als bestanden, voor elke server",
	"The table of rulings: situations down, editions across":                 "De tabel van uitspraken: situaties omlaag, edities opzij",
	"Run case files": "Draait gevallenbestanden",
	"Take a topic or a record through all editions":      "Voert een onderwerp of een verslag door alle edities",
	"Say which lawc this is and which editions it holds": "Zegt welke lawc dit is en welke edities erin zitten",

	"write manual pages into the folder `DIR`":                                                                    "schrijf handleidingen in de map `MAP`",
	"write the certificate of each edition, in which what is remarked on is accepted":                             "schrijf het certificaat van elke editie, waarin wat is opgemerkt wordt aanvaard",
	"tell more about the problems with this `CODE`, or all":                                                       "vertel meer over de problemen met deze `CODE`, of all",
	"how to write what is wrong":                                                                                  "hoe wordt opgeschreven wat er mis is",
	"show notes too":                                                                                              "toon ook opmerkingen",
	"look at form and conditions only, not at what clauses mean together":                                         "kijk alleen naar vorm en voorwaarden, niet naar wat clausules samen betekenen",
	"check again whenever a file is saved, until interrupted":                                                     "controleer opnieuw als een bestand wordt bewaard, tot onderbroken wordt",
	"the `EDITION` to go by, or all; may be given several times":                                                  "de `EDITIE` die geldt, of all; mag vaker worden gegeven",
	"inline puts an object into the JSON for each record that cannot be read":                                     "inline zet in de JSON een object voor elk verslag dat niet te lezen is",
	"read records from `FILE`; - is standard input":                                                               "lees verslagen uit `BESTAND`; - is de standaardinvoer",
	"how to write the answer":                                                                                     "hoe het antwoord wordt geschreven",
	"how the records are written; by default the file's ending tells":                                             "hoe de verslagen zijn geschreven; anders zegt de uitgang van het bestand het",
	"apply inferred clauses too; an edition with any is then called NAME+inferred":                                "pas ook afgeleide clausules toe; een editie die ze heeft heet dan NAAM+inferred",
	"how many records to evaluate at a time; by default as many as there are processors":                          "hoeveel verslagen tegelijk worden beoordeeld; anders zoveel als er processoren zijn",
	"the language of the answer":                                                                                  "de taal van het antwoord",
	"the language in which calls and seats are spelt; by default that of the answer, and English":                 "de taal waarin biedingen en plaatsen zijn gespeld; anders die van het antwoord, en Engels",
	"go by the rule `FILE` in place of the edition of its name":                                                   "ga uit van het regelbestand `BESTAND` in plaats van de editie van die naam",
	"disable completion descriptions":                                                                             "zonder beschrijvingen bij het aanvullen",
	"show only what concerns an `ARTICLE` of either edition":                                                      "toon alleen wat een `ARTIKEL` van een van beide edities betreft",
	"take records of up to `N` items; 0 is no bound. Without any of these three the usual bounds are taken":       "neem verslagen van hoogstens `N` onderdelen; 0 is geen grens. Zonder een van deze drie gelden de gewone grenzen",
	"do not go on after more than `N` irregularities; 0 is no bound":                                              "ga niet verder na meer dan `N` onregelmatigheden; 0 is geen grens",
	"take bids up to the level `N`, and one of eight":                                                             "neem biedingen tot en met hoogte `N`, en een van acht",
	"show one half of the comparison":                                                                             "toon een helft van de vergelijking",
	"tell every way in which they rule differently within the bounds, too":                                        "vertel ook elke manier waarop zij binnen de grenzen anders beslissen",
	"show only the row of a `RECORD` and the group of the first difference that it shows":                         "toon alleen de rij van een `VERSLAG` en de groep van het eerste verschil dat het laat zien",
	"find the rows of the table of all kinds of irregularity, too":                                                "zoek ook de rijen van de tabel van alle soorten onregelmatigheid",
	"print references to the books instead":                                                                       "toon in plaats daarvan verwijzingen naar de boeken",
	"show only what concerns a `TOPIC`, or all topics that begin with it":                                         "toon alleen wat een `ONDERWERP` betreft, of alle die ermee beginnen",
	"show what would change; the exit status is 1 if anything would":                                              "toon wat er zou veranderen; de uitgangsstatus is 1 als er iets zou veranderen",
	"write the result to the file":                                                                                "schrijf de uitkomst in het bestand",
	"the same":                                                                                                    "hetzelfde",
	"put it into the rule `FILE`, where the order of the book wants it":                                           "zet haar in het regelbestand `BESTAND`, waar de orde van het boek dat wil",
	"take in these assumed clauses, by `NAME`; none with --assumes=":                                              "neem deze aangenomen clausules over, met hun `NAAM`; geen met --assumes=",
	"write to `FILE`, which must not be there yet":                                                                "schrijf in `BESTAND`, dat er nog niet mag zijn",
	"ask on the terminal what the records do not tell and what matters; enter leaves what is assumed":             "vraag op de terminal wat de verslagen niet vertellen en ertoe doet; enter laat wat is aangenomen",
	"the `ADDRESS` to listen at; port 0 is any that is free":                                                      "het `ADRES` om op te luisteren; poort 0 is elke die vrij is",
	"a `NAME` by which the page is reached, besides those of this machine for itself; may be given several times": "een `NAAM` waaronder de pagina wordt bereikt, naast die van deze machine voor zichzelf; mag vaker worden gegeven",
	"open it in the browser":                                                                                      "open haar in de browser",
	"make records up, and tell how many of their stages have a row":                                               "verzin verslagen, en vertel hoeveel van hun stadia een rij hebben",
	"leave out rows in which the editions rule the same":                                                          "laat rijen weg waarin de edities hetzelfde beslissen",
	"the `EDITIONS` to put side by side, with commas between them, or all; all but fragments by default":          "de `EDITIES` naast elkaar, met komma's ertussen, of all; anders alle behalve fragmenten",
	"how to write the table":                                                                                      "hoe de tabel wordt geschreven",
	"the language of the table":                                                                                   "de taal van de tabel",
	"list the kinds of irregularity":                                                                              "noem de soorten onregelmatigheid",
	"the language in which calls and seats are spelt":                                                             "de taal waarin biedingen en plaatsen zijn gespeld",
	"write the row of a `RECORD`, finished or not":                                                                "schrijf de rij van een `VERSLAG`, af of niet",
	"take a rule `FILE` of one's own too":                                                                         "neem ook een eigen regelbestand `BESTAND`",
	"take irregularities that come together with or after another, too":                                           "neem ook onregelmatigheden die samen met of na een andere komen",
	"give each alternative of a label a row of its own":                                                           "geef elke mogelijkheid van een opschrift een eigen rij",
	"write out what is folded otherwise":                                                                          "schrijf uit wat anders is samengevouwen",
	"with --mutate: change only clauses whose id matches `PATTERN`, as in '*.a'":                                  "bij --mutate: verander alleen clausules waarvan het kenmerk op `PATROON` past, zoals '*.a'",
	"tell what the cases cover, and why not the rest":                                                             "vertel wat de gevallen dekken, en waarom de rest niet",
	"write coverage to `FILE`; its ending tells how, unless --coverage does":                                      "schrijf de dekking in `BESTAND`; de uitgang zegt hoe, tenzij --coverage dat doet",
	"with --mutate: change clauses of this `EDITION` only":                                                        "bij --mutate: verander alleen clausules van deze `EDITIE`",
	"fail if less of the operative clauses of an edition is covered, as in 95% or 19/20":                          "faal als minder van de werkzame clausules van een editie is gedekt, zoals 95% of 19/20",
	"how to write the outcome":                                                                                    "hoe de uitkomst wordt geschreven",
	"the language of the outcome":                                                                                 "de taal van de uitkomst",
	"change clauses one by one, and tell which changes no case notices":                                           "verander clausules een voor een, en vertel welke veranderingen geen geval opmerkt",
	"run only cases whose file/name matches the regular expression `PATTERN`":                                     "draai alleen gevallen waarvan bestand/naam op de reguliere uitdrukking `PATROON` past",
	"take a `RECORD` through the editions rather than a topic":                                                    "voer een `VERSLAG` door de edities in plaats van een onderwerp",
}
