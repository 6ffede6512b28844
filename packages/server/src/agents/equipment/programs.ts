/**
 * The programs that are looked for, with the command that prints their version, in the order in which they are told. An empty
 * command: another one says it, because starting this program is slow.
 */
export const PROGRAMS = new Map(
  Object.entries({
    node: "node --version",
    npm: "npm --version",
    tsc: "tsc --version",
    python3: "python3 --version",
    pip: "",
    gcc: "gcc -dumpfullversion",
    "g++": "g++ -dumpfullversion",
    make: "make --version",
    go: "go version",
    rustc: "rustc --version",
    cargo: "cargo --version",
    java: "java -version",
    javac: "",
    git: "git --version",
    sqlite3: "sqlite3 --version",
    jq: "jq --version",
    rg: "rg --version",
    curl: "curl --version",
  }),
);

/** Where the service puts the types of Node for its own compiler. */
export const TYPE_ROOTS = "/opt/typescript/node_modules/@types";

export const PYTHON_PACKAGES = ["pytest", "numpy", "pandas", "requests"] as const;

/** Runners of tests, by the program or Python package that brings them. */
export const TEST_RUNNERS = new Map(
  Object.entries({
    node: "node --test",
    python3: "unittest",
    pytest: "pytest",
    go: "go test",
    cargo: "cargo test",
  }),
);

const ASKS_PYTHON = `
import importlib.util
from importlib.metadata import version
try: print("pip", version("pip"), sep="\\t")
except Exception: pass
for name in ${JSON.stringify(PYTHON_PACKAGES)}:
    if importlib.util.find_spec(name): print("package", name, sep="\\t")
`;

/** Fails to start where types are not removed. Speaks to itself over the loopback interface. */
const ASKS_NODE = `
const { connect, createServer } = require("node:net");
console.log("typescript\\t" + (process.features.typescript || "none"));
const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1", () =>
  connect(server.address().port, "127.0.0.1", () => console.log("loopback\\tworks")).on("close", () => process.exit()).resume());
setTimeout(() => process.exit(), 2000);
`;

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Prints one line for each thing found: what it is, a tab, and what was said of it. The programs run at the same time. */
export const SCRIPT = [
  'ask() { name=$1; shift; said=$("$@" 2>&1 </dev/null) && printf \'%s\\t%.200s\\n\' "$name" "$(echo $said)"; }',
  "printf 'shell\\t%s\\n' \"${BASH_VERSION-}\"",
  ...[...PROGRAMS].flatMap(([name, command]) => (command === "" ? [] : [`ask ${quote(name)} ${command} &`])),
  // A compiler has the version of its runtime.
  `[ ! -d ${TYPE_ROOTS}/node ] || printf 'node_types\\tthere\\n'`,
  "[ -x /usr/bin/javac ] && ask javac java -version &",
  `python3 -c ${quote(ASKS_PYTHON)} 2>/dev/null &`,
  `node -e ${quote(ASKS_NODE)} 2>/dev/null &`,
  "wait",
].join("\n");
