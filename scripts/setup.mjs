// Does only what is missing: dependencies, the Node that they include, bubblewrap, the workspace for browsers. Plain JavaScript for Node >= 18.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const marker = path.join(root, "node_modules", ".signet-setup");
const node = path.join(root, "node_modules", "node", "bin", "node");
const lockSha = createHash("sha256")
  .update(readFileSync(path.join(root, "package-lock.json")))
  .digest("hex");

const say = (/** @type {string} */ text) => console.log(`setup: ${text}`);
const run = (/** @type {string} */ command, /** @type {string[]} */ args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", ...options }).status === 0;
const works = (/** @type {string} */ command, /** @type {string[]} */ args) =>
  run(command, args, { stdio: "ignore" });

// Not `npm ci`, which rejects a lock file without the optional binaries of other systems; not every registry has those.
const INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];

function dependencies() {
  const done = existsSync(marker) && readFileSync(marker, "utf8") === lockSha;
  if (!done) {
    say("installing dependencies (npm install)");
    if (!run("npm", INSTALL)) fail("npm install did not work; see its message above");
  }
  if (!works(node, ["--version"])) {
    say("fetching Node 26 for this machine");
    run(process.execPath, ["installArchSpecificPackage.js"], {
      cwd: path.join(root, "node_modules", "node"),
    });
    if (!works(node, ["--version"])) fail(whyNoNode());
  }
  if (done) return;
  // An older Node makes npm leave out the binaries of packages that need a newer one, as those of Vite.
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  if (Number(process.versions.node.split(".")[0]) < 26 && !run("npm", INSTALL, { env }))
    fail("npm install did not work with Node 26; see its message above");
  writeFileSync(marker, lockSha);
}

function whyNoNode() {
  const { stderr } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return /libatomic/.test(stderr ?? "")
    ? "Node 26 needs a library of this system. Run: apt-get install libatomic1 (dnf install libatomic), then this again"
    : "Node 26 could not be installed; run: npm rebuild node";
}

const INSTALLERS = [
  { tool: "apt-get", before: ["update", "-qq"], args: ["install", "-y", "-qq", "--no-install-recommends"] },
  { tool: "dnf", args: ["install", "-y", "-q"] },
  { tool: "apk", args: ["add", "-q"] },
  { tool: "pacman", args: ["-S", "--noconfirm"] },
];

/** The prefix of a command that needs root; undefined if this user needs a password for that. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return works("sudo", ["-n", "true"]) ? ["sudo", "-n"] : undefined;
}

function bubblewrap() {
  if (works("bwrap", ["--version"])) return;
  if (process.platform !== "linux")
    return say("code is only run in a Linux sandbox; on this system coding runs will be refused");
  const installer = INSTALLERS.find(({ tool }) => works(tool, ["--version"]));
  const sudo = rootPrefix();
  const command = installer ? [installer.tool, ...installer.args, "bubblewrap"] : undefined;
  if (installer && command && sudo) {
    say(`installing bubblewrap (${[...sudo, ...command].join(" ")})`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const as = (/** @type {string[]} */ line) => {
      const [first, ...rest] = [...sudo, ...line];
      return run(first, rest, { env, stdio: ["ignore", "ignore", "inherit"] });
    };
    if (installer.before) as([installer.tool, ...installer.before]);
    if (as(command) && works("bwrap", ["--version"])) return;
  }
  const plain = installer && [
    installer.tool,
    ...installer.args.filter((arg) => !/^-(y|q|qq|-no.*)$/.test(arg)),
    "bubblewrap",
  ];
  const by = plain ? `Run: sudo ${plain.join(" ")}` : "Install it with your system's package manager.";
  say(`bubblewrap is missing and could not be installed here. ${by}`);
  say("until then coding runs are refused: code is never run without a sandbox");
}

/** Installs Debian packages that only tests need, where that is allowed; else says what is lost. */
function forTests(
  /** @type {string[]} */ places,
  /** @type {string} */ packages,
  /** @type {string} */ lost,
) {
  if (places.some((place) => existsSync(place))) return;
  const installer = INSTALLERS.find(({ tool }) => tool === "apt-get" && works(tool, ["--version"]));
  if (installer && process.getuid?.() === 0) {
    say(`installing what the tests need (apt-get install ${packages})`);
    const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore" };
    run(installer.tool, ["update", "-qq"], options);
    if (run(installer.tool, [...installer.args, ...packages.split(" ")], options)) return;
  }
  say(`${lost}. Run: sudo apt-get install ${packages}`);
}

function testTools() {
  // Sandboxes can access only /usr of this machine.
  forTests(
    ["/usr/bin/pytest-3", "/usr/bin/pytest"],
    "python3-pytest",
    "pytest is missing, and tests of pytest projects will fail",
  );
  forTests(
    ["/usr/share/gocode/src/golang.org/x/mod/sumdb/tlog"],
    "golang-go golang-golang-x-mod-dev",
    "Go or its x/mod is missing, and the test that Go verifies the ledger is skipped",
  );
  forTests(
    ["/usr/lib/postgresql"],
    "postgresql",
    "Postgres is missing, and the tests of several services on one database are skipped",
  );
}

/** The workspace for browsers, if its sources changed since it was built. */
function frontEnd() {
  const folder = path.join(root, "packages", "web");
  const built = path.join(folder, "dist", ".sources");
  const sha = sourcesSha([
    ...["src", "public", "build", "index.html", "vite.config.ts", "package.json"].map(
      (name) => `web/${name}`,
    ),
    ...["client", "contract", "verify"].map((name) => `${name}/src`),
  ]);
  if (existsSync(built) && readFileSync(built, "utf8") === sha) return;
  const begun = Date.now();
  const args = [path.join(root, "node_modules", "vite", "bin", "vite.js"), "build"];
  if (run(node, [...args, "--configLoader", "native", "--logLevel", "error"], { cwd: folder })) {
    writeFileSync(built, sha);
    return say(`built the workspace for browsers in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
  say(
    "the workspace for browsers could not be built; see above. The service and the command line work without it",
  );
}

/** A hash of the lock file and of all files below these places in packages/, with their names. */
function sourcesSha(/** @type {string[]} */ places) {
  const hash = createHash("sha256").update(lockSha);
  const visit = (/** @type {string} */ place) => {
    const at = path.join(root, "packages", place);
    if (statSync(at).isDirectory()) for (const name of readdirSync(at).sort()) visit(`${place}/${name}`);
    else hash.update(`${place}\n`).update(readFileSync(at));
  };
  for (const place of places) visit(place);
  return hash.digest("hex");
}

function fail(/** @type {string} */ text) {
  console.error(`setup: ${text}`);
  process.exit(1);
}

dependencies();
bubblewrap();
frontEnd();
if (process.argv.includes("--tests")) testTools();
