import assert from "node:assert/strict";
import { test } from "node:test";
import { rustSource } from "../../../src/agents/check/compiled/rust-source.ts";
import { makeCall } from "../../../src/agents/check/shell/makefile.ts";

test("a mark of a Rust test that no function follows is passed over", () => {
  for (const text of ["#[test]", "#[test] fn", "#[test] fn a<'a>() { }", "#[test] mod a { #[test] fn"])
    assert.doesNotThrow(() => rustSource("src/lib.rs", text), text);
});

test("make's folder and file are read behind options that are joined with theirs", () => {
  for (const [words, folders, file, goals] of [
    ["-C lib test", ["lib"], null, ["test"]],
    ["-kC lib test", ["lib"], null, ["test"]],
    ["-skClib test", ["lib"], null, ["test"]],
    ["-sf other.mk check", [], "other.mk", ["check"]],
    ["-k -j 4 --directory=lib -C sub test", ["lib", "sub"], null, ["test"]],
  ] as const)
    assert.deepEqual(makeCall(words.split(" ")), { folders, file, goals }, words);
});
