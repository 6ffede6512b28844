// A node:test reporter that lists the slowest files at the end.
const SHOWN = 15;

/** Reports the slowest test files of a step, slowest first; nothing if there is only one file. */
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

// node:test requires the reporter to be the default export.
// oxlint-disable-next-line import/no-default-export
export default slowestFiles;
