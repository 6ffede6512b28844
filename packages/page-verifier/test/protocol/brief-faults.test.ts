import assert from "node:assert/strict";
import { test } from "node:test";
import { findBriefFaults, type ChecklistStep } from "../../src/index.ts";
import { parseKeys } from "../../src/protocol/key-names.ts";
import { INHERITED } from "../../../../test/support/inherited-names.ts";

const faultsOf = (...checklist: ChecklistStep[]) => findBriefFaults({ input: true, checklist });
const step = (action: ChecklistStep["do"], expect: ChecklistStep["expect"] = { changed: true }) => ({
  name: "does it",
  do: action,
  expect,
});

test("a key has any of its usual names, alone or in a chord", () => {
  const names: [string, string[]][] = [
    ["Esc", ["Escape"]],
    ["escape", ["Escape"]],
    ["Up", ["ArrowUp"]],
    ["arrow left", ["ArrowLeft"]],
    ["Return", ["Enter"]],
    [" ", ["Space"]],
    ["Page Down", ["PageDown"]],
    ["KeyW", ["w"]],
    ["A", ["A"]],
    ["?", ["?"]],
    ["+", ["+"]],
    ["F5", ["F5"]],
    ["Ctrl+A", ["Control", "a"]],
    ["Ctrl++", ["Control", "+"]],
    ["cmd-z", ["Meta", "z"]],
    ["Control+Shift+ArrowUp", ["Control", "Shift", "ArrowUp"]],
  ];
  for (const [name, keys] of names) assert.deepEqual(parseKeys(name), keys, name);
  for (const name of ["Warp", "Ctrl+Warp", "a+b", "", "++", "Up Down", ...INHERITED])
    assert.equal(parseKeys(name), undefined, name);
});

test("a brief that no page can fulfil is refused with what is possible", () => {
  assert.match(
    faultsOf(step({ do: "key", key: "Warp", times: 1 }))[0]!,
    /step 1.*"Warp".*possible are letters/,
  );
  assert.match(
    faultsOf(step({ do: "key", key: "constructor", times: 1 }))[0]!,
    /"constructor".*possible are/,
  );
  assert.match(faultsOf(step({ do: "hold", ms: 100 }))[0]!, /either a key, or a control/);
  assert.match(faultsOf(step({ do: "drag", on: "Card" }))[0]!, /by to, or a distance/);
  assert.match(faultsOf(step({ do: "advance", ms: 9 }, { in: "#a" }))[0]!, /in says where/);
  for (const selector of ["li[data-x", "ul >", '[a="b]'])
    assert.match(
      faultsOf(step({ do: "advance", ms: 9 }, { count: { of: selector, is: 1 } }))[0]!,
      /not a CSS selector/,
    );
});

test("half of what a checklist does has to expect something, typing aside", () => {
  const wait = { name: "waits", do: { do: "advance" as const, ms: 9 } };
  const typed = { name: "types", do: { do: "type" as const, text: "x" } };
  const sure = step({ do: "key", key: "a", times: 1 });
  assert.deepEqual(faultsOf(typed, typed, sure), []);
  assert.deepEqual(faultsOf(wait, sure), []);
  assert.match(faultsOf(wait, wait, sure)[0]!, /only 1 of 3 steps/);
  assert.match(faultsOf(wait)[0]!, /no step of the checklist has an expect/);
  assert.deepEqual(findBriefFaults({ input: false, checklist: [wait] }), []);
});
