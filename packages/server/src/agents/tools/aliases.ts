import { quoteWord } from "../check/shell-words.ts";

/** The tools of the coder. */
export type CoderTool = "bash" | "read" | "write" | "edit" | "finish";

type Fields = Record<string, unknown>;

/** Other names that models give the tools: lower case, letters and digits only. */
const TOOL_NAMES: Record<CoderTool, string> = {
  bash: "bash bashtool shell shelltool sh cmd terminal exec execute run runcommand runbash runshell runshellcommand runinterminal runterminalcmd runterminalcommand execcommand executecommand executebash localshell",
  read: "read readfile view viewfile open openfile cat catfile getfile",
  write: "write writefile writetofile create createfile newfile savefile overwritefile",
  edit: "edit editfile edits applyedits applyedit multiedit strreplace stringreplace replace replaceinfile replacestring replacestringinfile searchreplace searchandreplace",
  finish:
    "finish finished finishtask done complete completetask taskcomplete taskdone attemptcompletion submit",
};

/** Other names of the fields, in the same form. The first one that a call has is taken. */
const PATH = "filepath filename file targetfile absolutepath relativepath";
const FIELDS: Record<CoderTool, Record<string, string>> = {
  bash: {
    command: "cmd script commandline shellcommand bashcommand code",
    timeout_s: "timeoutseconds timeoutsecs timeoutsec timeout",
    background: "runinbackground isbackground inbackground async detach detached",
  },
  read: {
    path: PATH,
    offset: "startline linestart firstline start",
    limit: "lines maxlines numlines linecount",
  },
  write: { path: PATH, content: "contents text filecontent filecontents filetext code body" },
  edit: { path: PATH, edits: "changes replacements operations", replace_all: "replaceall all global" },
  finish: {
    check_cmd: "checkcommand check testcmd testcommand",
    summary: "message result text answer",
    done: "success completed",
  },
};
const OF_EDIT = {
  old: "oldstring oldstr oldtext oldcode search find original before",
  new: "newstring newstr newtext newcode replace replacement replacewith updated after",
  replace_all: "replaceall all global",
};
const NUMBERS = new Set(["timeout_s", "offset", "limit"]);
const FLAGS = new Set(["replace_all", "done", "background"]);
/** From here on, a timeout is taken for milliseconds, in which other agents count. */
const MILLISECONDS_FROM = 1000;
const MOST_NAME = 100;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const TOOL_BY_NAME = new Map(
  Object.entries(TOOL_NAMES).flatMap(([tool, names]) =>
    names.split(" ").map((name) => [name, tool as CoderTool] as const),
  ),
);

/** The tool that a model means by `name`, in any letter case and with a prefix such as `functions.`; undefined if there is none. */
export function toolMeant(name: string): CoderTool | undefined {
  if (name.length > MOST_NAME) return undefined;
  // Some models count their calls: `functions.bash:0`.
  const last = name.replace(/:\d+$/, "").split(/[.:/]/).at(-1)!;
  return TOOL_BY_NAME.get(plain(last));
}

/** What makes a tool take the calls that are meant for it. */
export const forgiving = (tool: CoderTool) => ({
  means: (name: string) => toolMeant(name) === tool,
  understand: (written: unknown) => understand(tool, written),
});

/** The arguments of a call to `tool` under the names and in the types of its schema, as far as they can be told. The schema still decides. */
export function understand(tool: CoderTool, written: unknown): unknown {
  const value = asJson(written, isFields);
  if (!isFields(value)) return written;
  const fields = typed(renamed(value, FIELDS[tool]));
  if (tool === "bash") return { ...fields, ...commandOf(fields), ...secondsOf(fields, value) };
  return tool === "edit" ? withEdits(fields, value) : fields;
}

/** The fields under their real names. A real name that is there is taken as it is; `null` counts as absent. */
function renamed(value: Fields, table: Record<string, string>): Fields {
  const present = Object.entries(value).filter(([, content]) => content !== null);
  const byPlainName = new Map(present.map(([name, content]) => [plain(name), content]));
  const fields = new Map(present);
  for (const [field, aliases] of Object.entries(table)) {
    if (fields.has(field)) continue;
    const alias = [plain(field), ...aliases.split(" ")].find((name) => byPlainName.has(name));
    if (alias !== undefined) fields.set(field, byPlainName.get(alias));
  }
  return Object.fromEntries(fields);
}

/** Numbers and booleans that were written as strings. */
const typed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typedValue(name, value)]));

function typedValue(name: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (NUMBERS.has(name)) return /^-?\d{1,9}$/.test(text) ? Number(text) : value;
  const flag = FLAGS.has(name) ? /^(?:(true)|false)$/i.exec(text) : null;
  return flag ? flag[1] !== undefined : value;
}

/** A command given as its words. A single word is a whole command line. */
function commandOf({ command }: Fields): Fields {
  if (!Array.isArray(command) || command.length === 0) return {};
  if (!command.every((word) => typeof word === "string")) return {};
  return { command: command.length === 1 ? command[0] : command.map(quoteWord).join(" ") };
}

/** Milliseconds only ever come from another name: `timeout_s` itself stays as it was written. */
function secondsOf({ timeout_s: given }: Fields, written: Fields): Fields {
  if (typeof given !== "number" || given < MILLISECONDS_FROM || Object.hasOwn(written, "timeout_s"))
    return {};
  return { timeout_s: Math.min(300, Math.ceil(given / 1000)) };
}

/** `edits` from a list, its JSON, one edit alone, or an edit whose fields stand beside `path`. */
function withEdits(fields: Fields, value: Fields): Fields {
  const { replace_all: all, ...rest } = fields;
  const given = fields["edits"] === undefined ? [value] : asJson(fields["edits"], isList);
  if (typeof given === "string") return { ...rest, edits: given };
  const list = Array.isArray(given) ? given : [given];
  const edits = list.map((written): unknown => {
    const edit = asJson(written, isFields);
    if (!isFields(edit)) return edit;
    return { ...(all === undefined ? {} : { replace_all: all }), ...typed(renamed(edit, OF_EDIT)) };
  });
  const alone = edits.length === 1 && isFields(edits[0]) && edits[0]["old"] === undefined;
  // A call that has neither `edits` nor an edit is told that `edits` is missing.
  return alone && fields["edits"] === undefined ? rest : { ...rest, edits };
}

const isList = (value: unknown): boolean => Array.isArray(value) || isFields(value);

/** What a string holds as JSON, if it is of the wanted kind; otherwise the value itself. */
function asJson(value: unknown, wanted: (parsed: unknown) => boolean): unknown {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return wanted(parsed) ? parsed : value;
  } catch {
    return value;
  }
}
