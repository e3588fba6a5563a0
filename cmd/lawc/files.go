package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"lawc/rules"
)

// isDirectory reports whether there is a directory of that name.
func isDirectory(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// yamlFiles lists the files that are meant: those named, whatever their ending
// and whether or not they are there, and the YAML files in directories that are.
func yamlFiles(args []string) (files []string, err error) {
	for _, arg := range args {
		if _, err := os.Stat(arg); err != nil {
			files = append(files, arg)
			continue
		}
		before := len(files)
		err := filepath.WalkDir(arg, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return plainly(err, path, "a rule file or a case file, or a directory of them")
			}
			if d.IsDir() && d.Name() == rules.Certificates && path != arg {
				return filepath.SkipDir // lawc check reads them with their editions
			}
			ending := filepath.Ext(path)
			if !d.IsDir() && (path == arg || ending == ".yaml" || ending == ".yml") {
				files = append(files, path)
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		if len(files) == before {
			return nil, fmt.Errorf("%s: found no file in it that ends in .yaml", arg)
		}
	}
	return files, nil
}
