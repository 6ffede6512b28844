import { BOUNDS, WorkspacePath } from "@signet/contract";

/** A section of the task: prose, or the content of a fenced block with its language tag and file name, if any. */
export interface Block {
  kind: "prose" | "code";
  tag: string;
  /** The path in the workspace if the block is a file. */
  path: string | null;
  lines: string[];
}

const FENCE = /^[ \t>]{0,12}(`{3,}|~{3,})([^`]{0,300})$/;
const FILE_NAME = /^[\w@+./-]{0,200}\.[A-Za-z][A-Za-z0-9]{0,7}$/;
const BARE_NAMES = new Set(["Makefile", "Dockerfile", "Procfile", "Gemfile"]);
const CODE_NAME =
  /\.(?:[cm]?[jt]sx?|py|sh|json|ya?ml|toml|txt|md|csv|html|css|sql|go|rs|rb|java|php|c|h|cpp|xml)$/i;
/** Words that may surround a file name in the line above its block. */
const AROUND = new Set(
  "in the a this here is are my our your given current currently content contents of file filename path name test tests code existing buggy and it contains has holds reads looks like now as follows following with".split(
    " ",
  ),
);
/** Platform names that look like file names. */
const PLATFORM = /^(?:node|next|vue|react|express|three|d3|nuxt|deno|bun|ember|backbone|alpine)\.js$/i;

/** Splits text at fenced blocks; an unclosed fence extends to the end, as in CommonMark. */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let current: Block = { kind: "prose", tag: "", path: null, lines: [] };
  let fence: string | null = null;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const mark = line.length < 400 ? FENCE.exec(line) : null;
    if (fence === null && mark) {
      blocks.push(current);
      const info = mark[2]!.trim();
      const path = pathOfInfo(info) ?? pathOfLineAbove(current.lines);
      fence = mark[1]!;
      current = { kind: "code", tag: tagOf(info), path, lines: [] };
    } else if (fence !== null && mark && mark[1]!.startsWith(fence) && mark[2]!.trim() === "") {
      blocks.push(named(current));
      fence = null;
      current = { kind: "prose", tag: "", path: null, lines: [] };
    } else current.lines.push(line);
  }
  blocks.push(current.kind === "code" ? named(current) : current);
  return blocks;
}

/** Returns the text as a workspace path if it looks like a file name, otherwise null. */
export function asPath(text: string): string | null {
  const bare = text.replace(/^\.\//, "");
  if ((!FILE_NAME.test(bare) && !BARE_NAMES.has(bare)) || PLATFORM.test(bare)) return null;
  return bare.length <= BOUNDS.files.pathMax && WorkspacePath.safeParse(bare).success ? bare : null;
}

const tagOf = (info: string) => /^\{?\.?([A-Za-z+#-]{1,20})\b/.exec(info)?.[1]?.toLowerCase() ?? "";

function pathOfInfo(info: string): string | null {
  const attribute = /\b(?:title|file|filename|name|path)\s{0,4}[=:]\s{0,4}["']?([^"'\s}]{1,300})/.exec(info);
  if (attribute) return asPath(attribute[1]!);
  const words = info.split(/[\s:]+/).filter(Boolean);
  const last = words.at(-1);
  if (last === undefined) return null;
  return words.length > 1 || CODE_NAME.test(last) ? asPath(last) : null;
}

function pathOfLineAbove(lines: string[]): string | null {
  const line = (lines.at(-1)?.trim() === "" ? lines.at(-2) : lines.at(-1))?.trim() ?? "";
  if (line.length > 160) return null;
  const words = line
    .replace(/^\d+[.)]\s/, "")
    .split(/[\s`*"'():,#>-]*[\s`*"'():,#>]+|\/\/ /)
    .filter((word) => word !== "" && !AROUND.has(word.toLowerCase()));
  return words.length === 1 && CODE_NAME.test(words[0]!) ? asPath(words[0]!) : null;
}

/** Names a block by its first line if that is a comment with only a file name. */
function named(block: Block): Block {
  if (block.path !== null) return block;
  const comment =
    /^\s{0,8}(?:#|\/\/|<!--|--|\/\*)\s{0,8}(?:file(?:name)?\s{0,4}:\s{0,8})?(\S{1,300})\s{0,8}(?:-->|\*\/)?\s{0,8}$/i;
  const name = comment.exec(block.lines[0]?.slice(0, 400) ?? "")?.[1];
  return name !== undefined && CODE_NAME.test(name) ? { ...block, path: asPath(name) } : block;
}
