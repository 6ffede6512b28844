// Judges a ledger with Go's own code for notes and transparency logs. It reads a list of cases as JSON and prints for each
// why it is refused, or an empty text.
package main

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// tileHeight is that of tiles with 256 hashes.
const tileHeight = 8

type testCase struct {
	Key        string
	Checkpoint string
	// Inclusion: the line at Index, unless Line is empty.
	Index int64
	Line  string
	Path  []tlog.Hash
	// Consistency: the older checkpoint, unless it is empty.
	Older       string
	Consistency []tlog.Hash
	// Tiles by address, which give the hashes of all of Lines, unless there are none.
	Tiles map[string][]byte
	Lines []string
}

// openTree returns the tree of a checkpoint that the key signed, and whose first line is the name of the key.
func openTree(text, key string) (tree tlog.Tree, err error) {
	verifier, err := note.NewVerifier(key)
	if err != nil {
		return tree, err
	}
	opened, err := note.Open([]byte(text), note.VerifierList(verifier))
	if err != nil {
		return tree, err
	}
	lines := strings.Split(opened.Text, "\n")
	if len(lines) < 4 || lines[0] != verifier.Name() {
		return tree, errors.New("not a checkpoint of this ledger")
	}
	if tree.N, err = strconv.ParseInt(lines[1], 10, 64); err != nil {
		return tree, err
	}
	root, err := base64.StdEncoding.DecodeString(lines[2])
	if err != nil || copy(tree.Hash[:], root) != tlog.HashSize {
		return tree, errors.New("not a root")
	}
	return tree, nil
}

type tileReader map[string][]byte

func (tileReader) Height() int                     { return tileHeight }
func (tileReader) SaveTiles([]tlog.Tile, [][]byte) {}
func (tiles tileReader) ReadTiles(wanted []tlog.Tile) (data [][]byte, err error) {
	for _, tile := range wanted {
		// An address of C2SP tlog-tiles does not have the height.
		address := strings.TrimPrefix(tile.Path(), fmt.Sprintf("tile/%d/", tileHeight))
		bytes, ok := tiles[address]
		if !ok {
			return nil, fmt.Errorf("no tile %s", address)
		}
		data = append(data, bytes)
	}
	return data, nil
}

func checkTiles(c testCase, tree tlog.Tree) error {
	if int64(len(c.Lines)) != tree.N {
		return fmt.Errorf("%d lines for a tree of %d", len(c.Lines), tree.N)
	}
	var indexes []int64
	for i := range c.Lines {
		indexes = append(indexes, tlog.StoredHashIndex(0, int64(i)))
	}
	hashes, err := tlog.TileHashReader(tree, tileReader(c.Tiles)).ReadHashes(indexes)
	if err != nil {
		return err
	}
	for i, line := range c.Lines {
		if hashes[i] != tlog.RecordHash([]byte(line)) {
			return fmt.Errorf("another line %d", i)
		}
	}
	return nil
}

func judge(c testCase) error {
	tree, err := openTree(c.Checkpoint, c.Key)
	if err != nil {
		return err
	}
	if c.Line != "" {
		if err := tlog.CheckRecord(c.Path, tree.N, tree.Hash, c.Index, tlog.RecordHash([]byte(c.Line))); err != nil {
			return err
		}
	}
	if c.Older != "" {
		older, err := openTree(c.Older, c.Key)
		if err != nil {
			return err
		}
		if err := tlog.CheckTree(c.Consistency, tree.N, tree.Hash, older.N, older.Hash); err != nil {
			return err
		}
	}
	if c.Lines != nil {
		return checkTiles(c, tree)
	}
	return nil
}

func main() {
	var cases []testCase
	if err := json.NewDecoder(os.Stdin).Decode(&cases); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	refusals := make([]string, len(cases))
	for i, c := range cases {
		if err := judge(c); err != nil {
			refusals[i] = err.Error()
		}
	}
	json.NewEncoder(os.Stdout).Encode(refusals)
}
