package report

import "lawc/law"

// AppendComparisonJSON appends what several editions make of one record as one JSON
// document without line breaks: the record, the results, and the keys in which they
// are not the same.
func AppendComparisonJSON(buf []byte, rs []*law.Result) []byte {
	buf = appendKey(buf, '{', "record")
	buf = appendRecord(buf, rs[0].Record)
	buf = appendKey(buf, ',', "id")
	buf = appendQuoted(buf, rs[0].Record.ID)
	buf = appendKey(buf, ',', "editions")
	buf = append(buf, '[')
	for i, r := range rs {
		buf = AppendJSON(appendComma(buf, i), r)
	}
	buf = append(buf, ']')
	buf = appendKey(buf, ',', "differ")
	buf = append(buf, '[')
	for i, key := range law.Differing(rs) {
		buf = appendWord(appendComma(buf, i), key)
	}
	return append(buf, "]}"...)
}

// AppendPrettyComparisonJSON appends the same document for people to read.
func AppendPrettyComparisonJSON(buf []byte, rs []*law.Result) []byte {
	return appendPretty(buf, AppendComparisonJSON(nil, rs))
}
