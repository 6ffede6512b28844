import { createHash } from "node:crypto";
import { workspaceRefusal, type Sandbox } from "@signet/sandbox";

/** A command that installs what a project needs. */
export interface SetUpPlan {
  command: string;
  /** Whether the command comes from the project's files, since the request has none. */
  found: boolean;
  /** The same for the same command, files that name packages, tools and processor: a cached result may be used instead. */
  key: string;
}

/** Files that say what is installed. A command of the request may read any of them. */
const LOCK_FILES = new Set([
  "package.json",
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  ".npmrc",
  "requirements.txt",
  "pyproject.toml",
  "setup.py",
  "setup.cfg",
  "uv.lock",
  "poetry.lock",
  "Pipfile.lock",
  "go.mod",
  "go.sum",
  "Cargo.toml",
  "Cargo.lock",
  "Gemfile",
  "Gemfile.lock",
  "pom.xml",
]);
const REQUIREMENTS = /^requirements[\w.-]*\.txt$/;
const INSTALLED = /(?:^|\/)(?:node_modules|\.git|\.venv|venv|target|vendor)\//;
const MOST_ENTRIES = 20_000;
const MOST_LOCK_FILES = 200;
const LOCK_FILE_BYTES = 16 * 1024 * 1024;
const VERSIONS_SECONDS = 20;

const TOOLS = ["node", "npm", "pnpm", "yarn", "python3", "pip", "go", "cargo"] as const;
type Tool = (typeof TOOLS)[number];
const ASK: Partial<Record<Tool, string>> = { go: "go version", pip: "python3 -m pip --version" };
/** Prints `tool version` for each tool that is there, all asked at once. */
const ASK_ALL = TOOLS.map(
  (tool) =>
    `(v=$(${ASK[tool] ?? `${tool} --version`} 2>/dev/null </dev/null) && echo "${tool} $v" | head -n 1) &`,
)
  .concat("wait")
  .join("\n");

/** What fits a project with one of `files` in its folder, if the tools are there. Only the first of a group is used. */
interface Way {
  files: readonly string[];
  tools: readonly Tool[];
  command: string;
}

/**
 * Packages go where later commands find them without being told: into the project, or below the home. Debian's pip refuses
 * to install outside of a virtual environment (PEP 668), which it says is about the system's own packages: `--user` leaves
 * those alone, and `python3 -m pytest` finds what is installed so, which it would not in an environment that nobody activates.
 */
const GROUPS: readonly (readonly Way[])[] = [
  [
    {
      files: ["package-lock.json", "npm-shrinkwrap.json"],
      tools: ["npm"],
      command: "npm ci --no-audit --no-fund",
    },
    { files: ["pnpm-lock.yaml"], tools: ["pnpm"], command: "pnpm install --frozen-lockfile" },
    { files: ["yarn.lock"], tools: ["yarn"], command: "yarn install --frozen-lockfile" },
  ],
  [
    {
      files: ["requirements.txt"],
      tools: ["python3", "pip"],
      command: "PIP_BREAK_SYSTEM_PACKAGES=1 python3 -m pip install --user --no-cache-dir -r requirements.txt",
    },
  ],
  [{ files: ["go.mod"], tools: ["go"], command: "go mod download" }],
  [{ files: ["Cargo.lock"], tools: ["cargo"], command: "cargo fetch --locked" }],
];

/** Whether a project with these files in its folder may call for a set-up. */
export const callsForSetUp = (files: { has(path: string): boolean }): boolean =>
  GROUPS.flat().some((way) => way.files.some((file) => files.has(file)));

/** What sets up the project in `sandbox`: `wanted`, or what its files call for. Undefined if they call for nothing. */
export async function planSetUp(sandbox: Sandbox, wanted?: string): Promise<SetUpPlan | undefined> {
  const locks = await readLocks(sandbox);
  if (wanted === undefined && !callsForSetUp(locks)) return undefined;
  const versions = await readVersions(sandbox);
  const command = wanted ?? commandFor(locks, versions);
  if (command === "") return undefined;
  const tools = [...versions.values()].toSorted();
  const text = JSON.stringify([1, command, [...locks], tools, process.arch]);
  return { command, found: wanted === undefined, key: createHash("sha256").update(text).digest("hex") };
}

function commandFor(locks: ReadonlyMap<string, string>, versions: ReadonlyMap<string, string>): string {
  const fits = ({ files, tools }: Way) =>
    files.some((file) => locks.has(file)) && tools.every((tool) => versions.has(tool));
  return GROUPS.map((ways) => ways.find(fits)?.command)
    .filter((command) => command !== undefined)
    .join(" && ");
}

/** The hash of each file that names packages, by its path. */
async function readLocks(sandbox: Sandbox): Promise<Map<string, string>> {
  const { entries } = await sandbox.list(MOST_ENTRIES);
  const paths = entries
    .filter(({ kind, path }) => kind === "file" && !INSTALLED.test(path))
    .map(({ path }) => path)
    .filter((path) => isLockFile(path.slice(path.lastIndexOf("/") + 1)))
    .slice(0, MOST_LOCK_FILES);
  const locks = new Map<string, string>();
  for (const path of paths) {
    try {
      const content = await sandbox.read(path, LOCK_FILE_BYTES);
      locks.set(path, createHash("sha256").update(content).digest("hex"));
    } catch (thrown) {
      locks.set(path, workspaceRefusal(thrown));
    }
  }
  return locks;
}

const isLockFile = (name: string) => LOCK_FILES.has(name) || REQUIREMENTS.test(name);

/** The first line that each tool says of its version, by its name. */
async function readVersions(sandbox: Sandbox): Promise<Map<string, string>> {
  const { stdout } = await sandbox.exec(ASK_ALL, { wallSeconds: VERSIONS_SECONDS });
  const known = new Set<string>(TOOLS);
  const lines = stdout.split("\n").map((line) => [line.split(" ", 1)[0] ?? "", line] as const);
  return new Map(lines.filter(([tool]) => known.has(tool)));
}
