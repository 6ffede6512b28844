// The guard's observations, stored as text and in objects without prototype, so that a setter or a toJSON that the code under
// test adds to a prototype has no effect here.

const { stringify } = JSON;
const { create } = Object;
const MAX_TEXT = 36_000;

const counts = (of) => {
  let text = "";
  for (const key in of) text += `${text === "" ? "" : ","}${stringify(key)}:${+of[key]}`;
  return `{${text}}`;
};
const short = (value, most) => {
  let text;
  try {
    text = `${value}`;
  } catch {
    text = "(not printable)";
  }
  return text.length > most ? `${text.slice(0, most)}…` : text;
};

/** Why a test failed: by an assertion, because a module or an export is missing, or by another error. */
function kindOf(error) {
  const code = error?.code;
  if (code === "ERR_ASSERTION") return "assertion";
  if (code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND" || code === "ERR_UNSUPPORTED_DIR_IMPORT")
    return "import";
  return error instanceof SyntaxError && /does not provide an export/.test(error.message)
    ? "import"
    : "error";
}

/** Lists of JSON texts, up to a total size. */
function createLists() {
  const lists = { __proto__: null, tests: "", fails: "", hijacks: "" };
  let kept = 0;
  return {
    lists,
    add: (list, json) => {
      if ((kept += json.length) > MAX_TEXT) return;
      lists[list] += `${lists[list] === "" ? "" : ","}${json}`;
    },
  };
}

function outcomeOf(failed, data) {
  if (data.skip !== undefined && data.skip !== false) return "skipped";
  if (data.todo !== undefined && data.todo !== false) return "todo";
  return failed ? "failed" : "passed";
}

/** The file of a test, relative to the workspace. */
function fileOf(data, root) {
  const from = `${data.file ?? ""}`;
  return from.startsWith(root) ? from.slice(root.length) : from;
}

/** Why a test failed; `nested`: only because of its subtests. */
function failureOf(data) {
  const error = data.details?.error;
  return { cause: error?.cause ?? error, nested: error?.failureType === "subtestsFailed" };
}

const MARKS = { __proto__: null, passed: "ok", failed: "not ok", skipped: "skipped", todo: "todo" };

/** Counts the tests that have ended or are still open: those that the runner has announced. */
function createProgress() {
  const running = create(null);
  const progress = { __proto__: null, events: 0, open: 0, ended: 0, failed: false };
  const keyOf = (data) => `${data.nesting} ${+data.line || 0}:${+data.column || 0} ${short(data.name, 120)}`;
  return {
    progress,
    running,
    note(type, data) {
      progress.events += 1;
      if (type === "test:fail") progress.failed = true;
      if (type === "test:enqueue") progress.open += 1;
      if (type === "test:dequeue") running[keyOf(data)] = data;
      if (type !== "test:complete") return;
      progress.open -= 1;
      progress.ended += 1;
      delete running[keyOf(data)];
    },
  };
}

/** Records the runner's events; `event()` returns the line to show for each. */
function createEvents(root, marks, add) {
  const { progress, running, note } = createProgress();
  const total = { __proto__: null, passed: 0, failed: 0, skipped: 0, todo: 0 };
  const path = create(null);
  /** The name of a test, preceded by the names of its suites. */
  function nameOf(data) {
    let name = "";
    for (let i = 0; i <= data.nesting; i++) name += `${i ? " > " : ""}${path[i] ?? ""}`;
    return name;
  }
  /** Adds the tests that have begun but not ended, as failed. */
  function failOpen() {
    for (const key in running) {
      const { name, line, nesting, type, file } = running[key];
      if (type === "suite") continue;
      total.failed += 1;
      path[nesting] = name;
      add(
        "tests",
        `{"name":${stringify(short(nameOf({ nesting }), 120))},"file":${stringify(fileOf({ file }, root))},"line":${+line || 0},"outcome":"failed","suite":false,"by":"error"}`,
      );
    }
  }
  function ended(failed, data) {
    const suite = data.details?.type === "suite";
    const outcome = outcomeOf(failed, data);
    path[data.nesting] = data.name;
    const name = nameOf(data);
    if (suite && outcome !== "failed") return "";
    total[outcome] += 1;
    const { cause, nested } = failureOf(data);
    const by = failed ? `,"by":${stringify(nested ? "subtests" : kindOf(cause))}` : "";
    add(
      "tests",
      `{"name":${stringify(short(name, 120))},"file":${stringify(fileOf(data, root))},"line":${+data.line || 0},"outcome":"${outcome}","suite":${suite}${by}}`,
    );
    const why = outcome === "failed" && !nested ? `\n  ${short(cause?.stack ?? cause, 1500)}` : "";
    return `${MARKS[outcome]} ${short(name, 200)}${why}\n`;
  }
  return {
    total,
    progress,
    failOpen,
    event: (type, data) => {
      note(type, data);
      if (type === "test:start") path[data.nesting] = data.name;
      if (type === "test:summary" && data.file !== undefined) marks.summary = data.success ? 1 : 0;
      return type === "test:pass" || type === "test:fail" ? ended(type === "test:fail", data) : "";
    },
  };
}

/** Records what happens in the process under test; `json()` returns the report. */
export function createRecord(root) {
  const marks = { __proto__: null };
  const groups = create(null);
  for (const name of ["reached", "wrong", "unmet", "bent", "handed", "begun", "ended", "hit"])
    groups[name] = create(null);
  const { lists, add } = createLists();
  const { total, event, progress, failOpen } = createEvents(root, marks, add);
  const fail = (why) => add("fails", stringify(short(why, 300)));
  const mark = (name, value = 1) => void (marks[name] = value);
  return {
    __proto__: null,
    mark,
    event,
    progress: () => progress,
    /** Records that the guard ended the process; `early`: before all its tests had ended. Returns whether anything failed. */
    cut(early) {
      mark("cut", early ? 2 : 1);
      if (early) failOpen();
      return early || total.failed > 0 || lists.fails !== "";
    },
    fail,
    count: (group, id) => void (groups[group][id] = (groups[group][id] ?? 0) + 1),
    set: (group, id, value) => void (groups[group][id] = value),
    has: (group, id) => groups[group][id] !== undefined,
    hijack: (what) => add("hijacks", stringify(short(what, 200))),
    uncaught(error) {
      marks.uncaught = (marks.uncaught ?? 0) + 1;
      if (marks.by === undefined) mark("by", { assertion: 1, import: 2, error: 3 }[kindOf(error)]);
      fail(`uncaught error: ${short(error?.message ?? error, 250)}`);
    },
    json() {
      mark("finished", progress.ended);
      let groupsText = "";
      for (const name in groups) groupsText += `,${stringify(name)}:${counts(groups[name])}`;
      return `{"tests":[${lists.tests}],"fails":[${lists.fails}],"hijacks":[${lists.hijacks}],"total":${counts(total)},"marks":${counts(marks)}${groupsText}}`;
    },
  };
}
