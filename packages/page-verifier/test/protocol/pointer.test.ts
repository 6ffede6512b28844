import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { ChecklistAction, ChecklistStep } from "../../src/index.ts";
import { createVerifier } from "./support.ts";

const verifier = createVerifier();
after(() => verifier.close());

/** A page that shows each event of the pointer on its field with the buttons that are down, and how many clicks it was. */
const LISTENER = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Events</title><style>#field{width:300px;height:300px;background:#246;color:#fff;touch-action:none}</style></head>
<body><h1>Events</h1><button id="field">Field</button><p id="seen">nothing</p><script>
const seen = [];
const show = (text) => { if (seen.at(-1) !== text) seen.push(text); document.querySelector("#seen").textContent = seen.join(" "); };
for (const name of ["pointerenter", "pointermove", "pointerdown", "pointerup", "touchstart", "touchmove", "touchend"])
  field.addEventListener(name, ({ type, buttons, isTrusted }) => show(isTrusted ? type + (buttons ?? "") : "forged"));
field.addEventListener("click", ({ type, detail, isTrusted }) => show(isTrusted ? type + detail : "forged"));
</script></body></html>`;

/** The same page with a clock that goes on by itself. */
const TICKING = LISTENER.replace(
  "</script>",
  `const time = document.body.appendChild(document.createElement("p"));
setInterval(() => (time.textContent = Math.floor(performance.now() / 100)), 100);</script>`,
);

/** The checklist's result for one step that expects a change, and to find `shown`. */
async function perform(action: ChecklistAction, shown: string, page = LISTENER) {
  const step: ChecklistStep = { name: "acts", do: action, expect: { text: shown, changed: true } };
  const { report } = await verifier.verify(page, { title: "Events", input: true, checklist: [step] });
  const { ok, detail } = report.checks.find(({ name }) => name === "checklist")!;
  return { ok, detail };
}

const WELL = { ok: true, detail: "" };

test("a click comes near, moves, presses one button and lets go, and counts as one click", async () => {
  const shown = "pointerenter0 pointermove0 pointerdown1 pointerup0 click1";
  assert.deepEqual(await perform({ do: "click", on: "#field", times: 1 }, shown), WELL);
});

test("a tap is a touch that ends at once, and counts as one click", async () => {
  const shown = "pointerdown1 touchstart pointerup0 touchend click1";
  assert.deepEqual(await perform({ do: "tap", on: "#field", times: 1 }, shown), WELL);
});

test("a tap fails if the phone does not show what the step expects", async () => {
  const { ok, detail } = await perform({ do: "tap", on: "#field", times: 1 }, "click2");
  assert.equal(ok, false);
  assert.match(detail ?? "", /Step 1, "acts": "click2" is not shown; shown is: .* click1/);
});

test("a tap that changes nothing fails on a page that changes by itself", async () => {
  const idle = await perform({ do: "tap", on: "#seen", times: 1 }, "Events", TICKING);
  assert.equal(idle.ok, false);
  assert.match(idle.detail ?? "", /as if the step had been left out/);
  assert.deepEqual(await perform({ do: "tap", on: "#field", times: 1 }, "click1", TICKING), WELL);
});

test("a drag moves with the button down before it lets go", async () => {
  const shown = "pointermove0 pointerdown1 pointermove1 pointerup0";
  assert.deepEqual(await perform({ do: "drag", on: "#field", dx: 60, dy: 40 }, shown), WELL);
});
