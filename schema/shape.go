package schema

// A shape is a piece of JSON Schema.
type shape map[string]any

var (
	aText     = shape{"type": "string", "minLength": 1}
	aTruth    = shape{"type": "boolean"}
	aRecord   = shape{"type": "string", "minLength": 4}
	aSeat     = aWord("N", "E", "S", "W")
	aTopic    = shape{"type": "string", "pattern": topicPattern}
	aFileName = shape{"type": "string", "pattern": filePattern}
	anID      = shape{"type": "string", "pattern": "^(" + idPattern + ")$"}
)

// conditionsShape is that of conditions wherever nothing says at which moment.
var conditionsShape = shape{"type": "object", "minProperties": 1}

// theItems is what may stand under auction.
var theItems = shape{"anyOf": []any{aText, shape{"type": "array", "items": shape{"anyOf": []any{aText, mapping(itemFields)}}}}}

func aWord(words ...string) shape { return shape{"type": "string", "enum": words} }

// A oneWord is a choice of words that say what they mean. The meanings stand in
// a list beside the words, where editors show them with the word and leave the
// description of what is chosen alone; a choice between constants that are
// described each does not: an editor takes the first of them for the whole.
type oneWord struct{ words, says []string }

func (o *oneWord) add(word, says string) {
	o.words, o.says = append(o.words, word), append(o.says, says)
}

func (o *oneWord) shape() shape {
	return shape{"type": "string", "enum": o.words, "enumDescriptions": o.says}
}

func aNumber(from, to int) shape { return shape{"type": "integer", "minimum": from, "maximum": to} }

// listOf is a list of entries; oneOrMore is that or a single one.
func listOf(of shape) shape {
	return shape{"type": "array", "minItems": 1, "uniqueItems": true, "items": of}
}

func oneOrMore(of shape) shape { return shape{"anyOf": []any{of, listOf(of)}} }

// mappingOf is a mapping with any names as keys.
func mappingOf(of shape, pattern string) shape {
	return shape{
		"type": "object", "propertyNames": shape{"pattern": pattern}, "additionalProperties": of,
	}
}

// defined is what stands under definitions.
func defined(name string) shape { return shape{"$ref": "#/definitions/" + name} }

// described adds what a thing means.
func described(s shape, says string) shape {
	d := shape{"description": says}
	for key, value := range s {
		d[key] = value
	}
	return d
}

// mapping is the shape of a table of fields.
func mapping[T any](fields []field[T]) shape {
	properties := shape{}
	var required []string
	for _, f := range fields {
		properties[f.name] = described(f.shape, f.says)
		if f.need {
			required = append(required, f.name)
		}
	}
	s := shape{"type": "object", "properties": properties, "additionalProperties": false}
	if required != nil {
		s["required"] = required
	}
	return s
}
