//go:build js && wasm

// Command lawc-wasm is the engine of the page as WebAssembly: one function that
// takes a path and a body and gives a status and JSON, as the server does.
package main

import (
	"runtime/debug"
	"syscall/js"

	"lawc/internal/page"
)

// version says what the engine was built from.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info.Main.Version
	}
	return "unknown"
}

func main() {
	engine := page.New(version())
	js.Global().Set("lawc", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 2 {
			return nil
		}
		status, answer := engine.Handle(args[0].String(), []byte(args[1].String()))
		return map[string]any{"status": status, "body": string(answer)}
	}))
	js.Global().Call("lawcIsReady")
	select {}
}
