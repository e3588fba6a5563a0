package report

import "lawc/law"

// AppendPrettyJSON appends the result as a JSON object for people to read: a
// key a line and, where a list holds objects, an object a line.
func AppendPrettyJSON(buf []byte, r *law.Result) []byte {
	return appendPretty(buf, AppendJSON(nil, r))
}

// appendPretty lays out compact JSON: it breaks lines at the outermost level,
// and at the next one where the members are objects.
func appendPretty(buf, compact []byte) []byte {
	depth, broken, quoted := 0, false, false
	for i := 0; i < len(compact); i++ {
		c := compact[i]
		if quoted {
			buf = append(buf, c)
			if c == '\\' {
				i++
				buf = append(buf, compact[i])
			}
			quoted = c != '"'
			continue
		}
		switch c {
		case '"':
			quoted = true
			buf = append(buf, c)
		case '{', '[':
			depth++
			buf = append(buf, c)
			if depth == 2 {
				broken = c == '[' && compact[i+1] == '{'
			}
			if depth == 1 || depth == 2 && broken {
				buf = appendIndent(buf, depth)
			}
		case '}', ']':
			depth--
			if depth == 0 || depth == 1 && broken {
				buf = appendIndent(buf, depth)
				broken = false
			}
			buf = append(buf, c)
		case ',':
			buf = append(buf, c)
			if depth == 1 || depth == 2 && broken {
				buf = appendIndent(buf, depth)
			} else {
				buf = append(buf, ' ')
			}
		case ':':
			buf = append(buf, ':', ' ')
		default:
			buf = append(buf, c)
		}
	}
	return buf
}

func appendIndent(buf []byte, depth int) []byte {
	buf = append(buf, '\n')
	for range depth {
		buf = append(buf, "  "...)
	}
	return buf
}
