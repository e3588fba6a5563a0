package notation

import "testing"

// check reads inputs of one format and compares what tell makes of them.
func check(t *testing.T, format Format, cases []struct{ in, want string }) {
	t.Helper()
	for _, c := range cases {
		if got := tellText(format, c.in); got != c.want+"\n" {
			t.Errorf("%q:\ngot  %swant %s", c.in, got, c.want)
		}
	}
}

func TestText(t *testing.T) {
	check(t, Text, []struct{ in, want string }{
		{"# head\n\nN: 1S P # why\r\n  e: 1h\n", "3|N: 1S P\n4|E: 1H"},
		{"N: 1S\n  N: 1♠ 1Z 2Z\nN: 1H\n", "1|N: 1S\n" +
			`bad 2:9: found "1Z", expected C, D, H, S or NT after the level 2:12: found "2Z", expected C, D, H, S or NT after the level` +
			"\n3|N: 1H"},
		{"N: 1S # x\n# y\n https://x.org/h.html?d=e&a=1dp#2 # z\nhttps://x.org/h.html?d=e&b=7&a=1dy", "1|N: 1S\n" +
			"line 3|E: 1D P\n" + `bad 4:34: found "y", expected calls: p, d, r, or a level with C, D, H, S or N`},
		{"N: \xff\x00\n", `bad 1:4: found "\xff\x00", expected a call, a verb or TD`},
	})
}

func TestJSON(t *testing.T) {
	check(t, JSON, []struct{ in, want string }{
		{`{"record": "N: 1S AP"}`, "|N: 1S P P P"},
		{`{"id": "a", "dealer": "N", "auction": "1S 1H TD E:2H"}`, "a|N: 1S 1H TD E:2H"},
		{`{"auction": ["1S", "1H", "TD", {"seat": "e", "call": "2H", "facts": {"damaging": true, "conventional": "s+h"}}], "board": 3, "dealer": "n"}`,
			"3|N: 1S 1H TD E:2H{conventional=H+S,damaging}"},
		{`[{"name": "x", "record": "N: P"}, {"record": "E: P"}]`, "x|N: P\n|E: P"},
		{"{\"record\": \"N: P\"}\n{\"record\": \"E: P\"}", "|N: P\n|E: P"},
		{`{"dealr": "N", "auction": "1S"}`, `bad 1:2: found the unknown key "dealr", did you mean dealer?`},
		{"[{\"record\": \"N: P\"},\n {\"record\": \"N: 1♠ 1Z\"}]", "|N: P\n" + `bad 2:20: found "1Z", expected C, D, H, S or NT after the level`},
		{`{"record": "N:\t1Z"}`, `bad 1:12: found "1Z", expected C, D, H, S or NT after the level`},
		{`{"record": "N: P", "dealer": "N"}`, "bad 1:1: found both a record and its dealer or auction, expected one of the two"},
		{`{"dealer": "N", "dealer": "N", "auction": ""}`, "bad 1:17: found the key dealer twice, expected it once"},
		{`{"dealer": 1, "auction": 2}`, "bad 1:12: found 1, expected a seat: N, E, S or W 1:26: found 2, expected the calls in one text or in a list"},
		{`{"dealer": "N", "auction": [1, {"seat": "E"}, {"call": "P", "facts": {"a": "x", "1": true}}, "1S 2S"]}`,
			`bad 1:29: found 1, expected an item, as in "1S" 1:32: found no call, expected one, as in {"seat": "E", "call": "2H"}` +
				` 1:76: found "x", expected true, false or suits, as in H or H+S 1:81: found "1", expected a fact's name: letters, digits, - and _` +
				` 1:98: found "2S" after the item, expected one item only`},
		{`[{"record": "N: P"}, {"record": }]`, "|N: P\nbad 1:33: this is not JSON: invalid character '}' looking for beginning of value"},
		{"[{\"record\": \"N: P\"},\n {\"record\": }, {\"id\": 2, \"record\": \"E: P\"},\n {\"id\": 3 \"record\": {}}\n {\"id\": 4, \"record\": \"S: P\"}, [1}]",
			"|N: P\nbad 2:13: this is not JSON: invalid character '}' looking for beginning of value\n2|E: P\n" +
				`bad 3:11: this is not JSON: invalid character '"' after object key:value pair` + "\n4|S: P\n" +
				"bad 4:32: found 1, expected a record, as in \"N: 1S P\"\nbad 4:33: this is not JSON: invalid character '}' after array element"},
		{`{"record": ?} {"record": "N: P"} x {"record": "N: X"}`, "bad 1:12: this is not JSON: invalid character '?' looking for beginning of value\n" +
			"|N: P\nbad 1:34: this is not JSON: invalid character 'x' looking for beginning of value"},
		{`[{"record": "N: P"}, {"record": "N: `, "|N: P\nbad 1:36: the input breaks off, expected more JSON"},
		{`[{"record": "N: P"}`, "|N: P\nbad 1:20: the input breaks off, expected more JSON"},
		{"{\"record\": \"N: P\"\n", "bad 1:18: the input breaks off, expected more JSON"},
		{"{\"dealer\": \"north\", \"auction\": [\"1S\",\n\n", "bad 1:38: the input breaks off, expected more JSON"},
		{`{"dealer": "North", "auction": ["1 spade", {"seat": "east", "call": "(2C)"}]}`, "|N: 1S 2C"},
		{`["N: P", "E: 1Z", "S: 1S"]`, "|N: P\n" + `bad 1:14: found "1Z", expected C, D, H, S or NT after the level` + "\n|S: 1S"},
		{`{"id": {}, "record": "N: P"}`, "bad 1:8: found an object as id, expected a text or a number"},
	})
}

func TestNDJSON(t *testing.T) {
	check(t, NDJSON, []struct{ in, want string }{
		{"\"N: P\"\n\"E: 1H\"\n7\n", "1|N: P\n2|E: 1H\n" + `bad 3:1: found 7, expected a record, as in "N: 1S P"`},
		{"{\"record\": \"N: P\"}\n\n{\"record\": \n{\"id\": \"x\", \"record\": \"E: P\"}\n",
			"1|N: P\nbad 3:11: the input breaks off, expected more JSON\nx|E: P"},
	})
}

func TestLIN(t *testing.T) {
	check(t, LIN, []struct{ in, want string }{
		{"md|1|mb|1C!|an|strong|mb|p|nt|talk|pg||mb|1n|mb|d|mb|r|", "line 1|S: 1C P 1NT X XX"},
		{"md|2|mb|1Cp1HXrP2nxxx|", "line 1|W: 1C P 1H X XX P 2NT XX X warning 1:19: found xx with nothing for it to double warning 1:21: found x with nothing for it to double"},
		{"qx|o1|md|3|mb|p|\nqx|c1|md|3|nt|no calls|\nqx|o2|md|4|mb|1NT|", "o1|N: P\nsilent 2:10\no2|E: 1NT"},
		{"pn|a,b|st||md|3SA|ah|Board+7|mb|p|\npn|a,b|md|4|ah|Board%208|mb|p|", "Board 7|N: P\nBoard 8|E: P"},
		{"https://x.org/v.html?bbo=y&lin=md%7C3S2%7Cah%7CBoard+3%7Cmb%7C1C%21%7Cmb%7Cp%7C&x=y", "Board 3|N: 1C P"},
		{"md|3|mb|1C|an|5+ | weak|mb|p|an|x|y|mb|1H|", `line 1|N: 1C P 1H warning 1:20: found "weak", expected a tag of two letters and a bar; took it for the rest of an, with a bar in it` +
			` warning 1:35: found "y", expected a tag of two letters and a bar; took it for the rest of an, with a bar in it`},
		{"md|3|mb|1C|1D|mb|p|", `bad 1:12: found "1d", expected a tag of two letters and a bar; a bar too many or too few would do this`},
		{"qx|o7|md|3|mb|ap|\nqx|2|md|3|mb|p|mb|1S|mb|AP|\nqx|3|md|1|mb|1Sppp|mb|ap|", "o7|N: P P P P\n2|N: P 1S P P P\n3|S: 1S P P P warning 3:23: board 3: found ap after the passes that end the auction"},
		{"qx|1|md|3|mb|#|\nqx|2|md|3|mb|p|", `bad 1:14: found "#", expected calls: p, d, r, or a level with C, D, H, S or N` + "\n2|N: P"},
		{"md|3|ah|Board 4|mb|1D|mb|1Cpppp|", "Board 4|N: 1D 1C P P P P warning 1:26: Board 4: found 1C after 1D, which is not enough warning 1:31: Board 4: found p after the passes that end the auction"},
		{"x.org/h.html?d=e&b=12&a=1dp2d(limit)p2sp3nppp", "12|E: 1D P 2D P 2S P 3NT P P P"},
		{"https://x.org/h.html?s=skq&amp;a=1d!,P,x%20R(é)-&amp;d=S", `bad 1:34: found "-", expected calls: p, d, r, or a level with C, D, H, S or N`},
		{"https://x.org/h.html?a=1d(é)Y&d=s\nhttps://x.org/h.html?a=1dp\n", `bad 1:29: found "Y", expected calls: p, d, r, or a level with C, D, H, S or N` + "\n" +
			`bad 2:1: found no dealer, expected one, as in d=n`},
		{"https://x.org/?b=1", "bad 1:1: found an address without an auction, expected one of a hand viewer, with lin= or with d= and a="},
		{"https://x.org/h.html?d=q&a=1d", `bad 1:24: found "q" as the dealer, expected n, e, s or w`},
		{"mb|1C|", "bad 1:4: found no dealer, expected one before the calls, as in md|1|"},
		{"md|9|mb|1C|", `bad 1:4: found "9", expected a dealer first: 1 for South, 2 West, 3 North, 4 East`},
		{"md|3|mb|1C|mb|1Z|\nqx|2|md|3|mb|p|", `bad 1:15: found "1Z", expected calls: p, d, r, or a level with C, D, H, S or N` + "\n2|N: P"},
		{"pn|a|b,c|md|3|mb|p|", `line 1|N: P warning 1:6: found "b,c", expected a tag of two letters and a bar; took it for the rest of pn, with a bar in it`},
		{"qx|1|md|3|mb|p|an|oh\nqx|2|md|3|mb|1C|", "1|N: P warning 1:19: found no bar after the value of an, expected one\n2|N: 1C"},
		{"md|3|mb|p|mb|p", "line 1|N: P P warning 1:14: the input breaks off, expected a bar at the end"},
	})
}
