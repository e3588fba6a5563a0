package page

import (
	"reflect"
	"strings"

	"lawc/law"
	"lawc/report"
)

// The descriptions of what can be asked and answered are made from the types
// that are read and written, so that they cannot say anything else.

// A shape is a piece of JSON Schema.
type shape = map[string]any

func (c *call) openAPI() (any, *Fault) { return OpenAPI(c.engine.version), nil }

func (c *call) resultSchema() (any, *Fault) { return report.ResultSchema(), nil }

// OpenAPI describes all that can be asked.
func OpenAPI(version string) map[string]any {
	paths := shape{}
	for _, r := range routes() {
		paths[Root+r.path] = shape{strings.ToLower(r.method): r.operation()}
	}
	return shape{
		"openapi": "3.1.0",
		"info": shape{
			"title": "lawc", "version": version,
			"description": "The laws of bridge, applied to auctions that went wrong.",
		},
		"paths":      paths,
		"components": shape{"schemas": shape{"result": report.ResultSchema(), "failure": shapeOf(reflect.TypeFor[failure]())}},
	}
}

func (r *route) operation() shape {
	answer := shape{"type": "object"}
	if r.answer != nil {
		answer = shapeOf(reflect.TypeOf(r.answer))
	}
	o := shape{
		"summary": r.says,
		"responses": shape{
			"200": shape{"description": "the answer", "content": inJSON(answer)},
			"4XX": shape{"description": "what was wrong with the question", "content": inJSON(shape{"$ref": "#/components/schemas/failure"})},
		},
	}
	if r.request != nil {
		o["requestBody"] = shape{"required": true, "content": inJSON(shapeOf(reflect.TypeOf(r.request)))}
	}
	parameters := []any{}
	for _, part := range strings.Split(r.path, "/") {
		if name, isOne := strings.CutPrefix(part, "{"); isOne {
			parameters = append(parameters, shape{"name": strings.TrimSuffix(name, "}"), "in": "path", "required": true, "schema": shape{"type": "string"}})
		}
	}
	if r.method == "GET" && r.answer != nil {
		parameters = append(parameters, shape{"name": "lang", "in": "query", "schema": shape{"enum": report.Languages()}})
	}
	if len(parameters) > 0 {
		o["parameters"] = parameters
	}
	return o
}

func inJSON(s shape) shape { return shape{"application/json": shape{"schema": s}} }

// shapeOf describes a type as it is written.
func shapeOf(t reflect.Type) shape {
	switch t.Kind() {
	case reflect.Pointer:
		return shapeOf(t.Elem())
	case reflect.String:
		return shape{"type": "string"}
	case reflect.Int:
		return shape{"type": "integer"}
	case reflect.Bool:
		return shape{"type": "boolean"}
	case reflect.Struct:
		return structShape(t)
	case reflect.Map:
		return shape{"type": "object", "additionalProperties": shapeOf(t.Elem())}
	}
	if t.Elem().Kind() == reflect.Uint8 { // the one text that is written as it is: a result
		return shape{"$ref": "#/components/schemas/result"}
	}
	if t.Elem() == reflect.TypeFor[choice]() { // choices hold choices
		return shape{"type": "array", "items": shape{"type": "object"}}
	}
	return shape{"type": "array", "items": shapeOf(t.Elem())}
}

func structShape(t reflect.Type) shape {
	properties, required := shape{}, []string{}
	for i := range t.NumField() {
		field := t.Field(i)
		if field.Anonymous {
			inner := structShape(field.Type)
			for key, one := range inner["properties"].(shape) {
				properties[key] = one
			}
			required = append(required, inner["required"].([]string)...)
			continue
		}
		key, option, _ := strings.Cut(field.Tag.Get("json"), ",")
		if key == "" {
			continue // what an answer does not tell
		}
		one := shapeOf(field.Type)
		if one["$ref"] == nil {
			one["description"] = field.Tag.Get("says")
		}
		switch field.Tag.Get("enum") {
		case "parts":
			one["enum"] = report.Parts
		case "known":
			one["enum"] = law.Provenances()
		}
		properties[key] = one
		if option == "" {
			required = append(required, key)
		}
	}
	return shape{"type": "object", "properties": properties, "required": required, "additionalProperties": false}
}
