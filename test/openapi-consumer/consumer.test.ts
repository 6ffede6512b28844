import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { openApiDocument } from "../../packages/server/src/http/openapi/document.ts";

/** What somebody may write who knows the service by its document alone. */
const CONSUMER = `import type { components, paths } from "./signet.ts";
type Ask = paths["/api/demo/code/run"]["post"];
type Event = Ask["responses"][200]["content"]["text/event-stream"];
export const body: Ask["requestBody"]["content"]["application/json"] = { task: "Write slugify.", max_steps: 4 };
export function told(event: Event): string {
  switch (event.event) {
    case "command_finished": return String(event.data.exit_code);
    case "code_done": return event.data.check.kind;
    case "code_receipt": return event.data.receipt.receipt_sha;
    case "error": return event.data.code;
    default: return event.event;
  }
}
type Runs = paths["/api/demo/runs"]["get"];
export const query: NonNullable<Runs["parameters"]["query"]> = { limit: 20 };
export const states = ({ runs }: Runs["responses"][200]["content"]["application/json"]) => runs.map((run) => run.state);
export const later = (problem: components["schemas"]["Problem"]): boolean => problem.retryable;
type Page = paths["/api/demo/code/visual"]["post"]["responses"][200]["content"];
export const html = (page: Page["application/json"]): string | null => page.html;
export const done = (event: Page["text/event-stream"]) => event.event === "visual_done" && event.data.verified;
`;
/** Lines that must not compile, each against one promise of the document. */
const MISTAKES = {
  "a field of a wrong type": `export const body: paths["/api/demo/code/run"]["post"]["requestBody"]["content"]["application/json"] = { task: 1 };`,
  "an event that is not there": `export const is = (event: components["schemas"]["CodeStreamEvent"]) => event.event === "code_end";`,
  "a field of another event": `export const of = (event: components["schemas"]["CodeStartEvent"]) => event.data.check;`,
  "a problem that is not there": `export const is = (problem: components["schemas"]["Problem"]) => problem.code === "no_such_code";`,
};

/** What the compiler finds wrong in each program, beside the document's types. */
function errorsOf(types: string, programs: readonly string[]): string[][] {
  // Inside the folder, so that nothing but its own compiler and libraries are found.
  const folder = mkdtempSync(path.join(import.meta.dirname, "node_modules", "consumer-"));
  try {
    writeFileSync(path.join(folder, "signet.ts"), types);
    const files = programs.map((_, i) => path.join(folder, `program-${i}.ts`));
    for (const [i, file] of files.entries()) writeFileSync(file, programs[i]!);
    const compiled = ts.createProgram(files, {
      strict: true,
      noEmit: true,
      types: [],
      lib: ["lib.es2023.d.ts"],
      skipDefaultLibCheck: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      allowImportingTsExtensions: true,
    });
    const all = ts.getPreEmitDiagnostics(compiled);
    return files.map((name) =>
      all
        .filter(({ file }) => file === undefined || file.fileName === name)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("types that are made of the document let a consumer compile, and refuse its mistakes", async () => {
  const document = openApiDocument("http://127.0.0.1:8787");
  // A field with a default may be left out of a request, which the library does not assume by itself.
  const types = astToString(await openapiTS(JSON.stringify(document), { defaultNonNullable: false }));
  const wrong = Object.values(MISTAKES).map(
    (line) => `import type { components, paths } from "./signet.ts";\n${line}\n`,
  );
  const [errors, ...caught] = errorsOf(types, [CONSUMER, ...wrong]);
  assert.deepEqual(errors, []);
  for (const [i, what] of Object.keys(MISTAKES).entries())
    assert.equal(caught[i]!.length, 1, `${what}: ${caught[i]!.join("; ")}`);
});
