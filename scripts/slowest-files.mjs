// A reporter of node:test that says at the end which files took longest.
const SHOWN = 15;

/** Where the time of a step went: its slowest test files, slowest first; nothing of a single file. */
async function* slowestFiles(/** @type {AsyncIterable<{ type: string, data: any }>} */ events) {
  const files = [];
  for await (const { type, data } of events)
    if (type === "test:summary" && data.file) files.push([data.duration_ms / 1000, data.file]);
  if (files.length < 2) return;
  files.sort((a, b) => b[0] - a[0]);
  yield "slowest files:\n";
  for (const [seconds, file] of files.slice(0, SHOWN))
    yield `${seconds.toFixed(1).padStart(7)} s  ${file.replace(`${process.cwd()}/`, "")}\n`;
}

// What node:test loads as a reporter is the default export.
// oxlint-disable-next-line import/no-default-export
export default slowestFiles;
