// Loaded before a deciding file, and also its test reporter. Watches the process from inside and writes a report when it exits.
// The code under test runs in the same process, so nothing here trusts a prototype or a property that it could change.
import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { checkClocks } from "./clocks.mjs";
import { watchEnding } from "./ending.mjs";
import { watchHelpers } from "./helpers-of-tests.mjs";
import { loadFromTexts, prepareModuleMocks } from "./loading.mjs";
import { createOperands } from "./operands.mjs";
import { fix, pinEverything } from "./pins.mjs";
import { createRecord } from "./record.mjs";
import { createSurroundings } from "./surroundings.mjs";
import { hideTests } from "./unseen.mjs";

// Not imported: the module node:process reads every property of the process, and reading stdin makes it non-blocking.
const { process } = globalThis;
const { fromCharCode: fromCode } = String;

/** Reads the request from standard input. The nonce is removed from its bytes, masked, and never becomes a string before the end. */
function takeRequest() {
  const buffer = Buffer.allocUnsafeSlow(1 << 20);
  let length = 0;
  for (let n; (n = readSync(0, buffer, length, buffer.length - length, null)) > 0;) length += n;
  closeSync(0);
  openSync("/dev/null", "r");
  const mark = '"nonce":"';
  const at = buffer.lastIndexOf(mark, length) + mark.length;
  const pad = crypto.getRandomValues(new Uint8Array(32));
  const hidden = pad.map((byte, i) => byte ^ buffer[at + i]);
  buffer.fill(0x30, at, at + 32);
  const request = JSON.parse(buffer.toString("utf8", 0, length));
  buffer.fill(0);
  const show = () => {
    let text = "";
    for (let i = 0; i < 32; i++) text += fromCode(pad[i] ^ hidden[i]);
    return text;
  };
  return { request, show };
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const { wait } = Atomics;

/** Writes all of `text` to standard output, even if it is a pipe that is temporarily full. */
function writeAll(text) {
  const bytes = Buffer.from(text);
  const give = 5000;
  for (let at = 0, tries = 0; at < bytes.length && tries < give;) {
    try {
      at += writeSync(1, bytes, at, bytes.length - at);
    } catch (thrown) {
      if (thrown?.code !== "EAGAIN") return;
      tries += 1;
      wait(sleeper, 0, 0, 1);
    }
  }
}

/** Gives the process the options of a start by hand, and hides what the request says. */
function settleProcess({ flags, hides }) {
  delete process.env.CHECK_TOOLS;
  process.execArgv.length = 0;
  process.execArgv.push(...flags);
  hideTests(hides);
}

function start() {
  const { request, show } = takeRequest();
  const { apply } = Reflect;
  settleProcess(request);
  if (Object.keys(request.texts).length > 0) loadFromTexts(request.texts, request.root);
  const record = createRecord(request.root);
  if (request.lent) watchHelpers({ root: request.root, ...request.lent }, record);
  const surroundings = createSurroundings(request, record);
  const operands = createOperands(request, record, surroundings);
  if (request.key) Object.defineProperty(globalThis, request.key, { value: operands });
  const { emit, cwd } = process;
  const { assert: consoleAssert } = console;
  const here = cwd();
  // Every exit event is reported: a second report, faked by the code under test, invalidates both.
  const tell = () => {
    if (request.pins) checkClocks(request.unpin, request.replaces, record);
    operands.u();
    if (!request.mayMove && cwd() !== here) record.hijack("process.chdir");
    writeAll(`\n${show()} ${record.json()}\n`);
  };
  const watchedEmit = function (name, first) {
    if (name === "exit") {
      // Before listeners of the work could restore anything.
      surroundings.check(true);
      try {
        return apply(emit, this, arguments);
      } catch (thrown) {
        record.uncaught(thrown);
        throw thrown;
      } finally {
        if (process["_exiting"] || !request.unpin.includes("process.emit(exit)")) tell();
      }
    }
    if ((name === "unhandledRejection" || name === "uncaughtException") && !request.ownHandlers)
      record.uncaught(first);
    return apply(emit, this, arguments);
  };
  fix(process, "emit", watchedEmit, false);
  const watchedAssert = function (value) {
    if (!value) record.fail("console.assert failed");
    return apply(consoleAssert, this, arguments);
  };
  fix(console, "assert", watchedAssert);
  if (request.unpin.includes("mock.module")) prepareModuleMocks();
  if (request.pins) {
    pinEverything(request.unpin, request.replaces, record);
    surroundings.start();
  }
  const { reallyExit } = process;
  const end = (early) => {
    const failed = record.cut(early);
    tell();
    apply(reallyExit, process, [failed || process.exitCode ? 1 : 0]);
  };
  if (request.pace) watchEnding(request.pace, record, end);
  return record;
}

const record = isMainThread ? start() : null;

// node:test loads a reporter by its default export.
// oxlint-disable-next-line import/no-default-export
export default async function* report(source) {
  for await (const event of source) {
    const text = record?.event(event.type, event.data);
    if (text) yield text;
  }
}
