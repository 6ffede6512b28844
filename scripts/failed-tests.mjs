// A node:test reporter that lists the tests that failed, each with its file and the first line of its error.

/** Reports each failed test as it ends; nothing if none fails. */
async function* failedTests(/** @type {AsyncIterable<{ type: string, data: any }>} */ events) {
  for await (const { type, data } of events) {
    if (type !== "test:fail" || data.todo !== undefined) continue;
    const file = data.file ? `${data.file.replace(`${process.cwd()}/`, "")}:${data.line}` : "";
    const { cause, message } = data.details.error;
    const [why] = String(cause?.message ?? cause ?? message).split("\n");
    yield `✖ ${data.name} (${file})\n  ${why}\n`;
  }
}

// node:test requires the reporter to be the default export.
// oxlint-disable-next-line import/no-default-export
export default failedTests;
