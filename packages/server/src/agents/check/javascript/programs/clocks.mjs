// Tells whether the work left a clock replaced, by which tests measure time.
const { process, Date: RealDate } = globalThis;
const { now } = Date;
const elapsed = performance["now"];
const { hrtime } = process;

/** Called at the end: reports a hijack if the work replaced a clock. `replaced`: those that the task asks to replace meanwhile. */
export function checkClocks(mocked, replaced, record) {
  const names = new Set(mocked);
  const isLeft = (name, is) => replaced.includes(name) && !names.has(name) && !is;
  if (isLeft("performance.now", performance["now"] === elapsed))
    record.hijack("performance.now was replaced");
  if (isLeft("process.hrtime", process.hrtime === hrtime)) record.hijack("process.hrtime was replaced");
  if (names.has("Date.now") || names.has("globalThis.Date")) return;
  if (globalThis.Date !== RealDate || RealDate.now !== now) record.hijack("Date was replaced");
}
