/** The role of a given file, by its name. By default, a run may change only `source`. */
export type Role = "test" | "helper" | "data" | "config" | "source";

const TEST_NAME = /^(?:test_.*|.*_test\..*|.*[._-](?:test|spec)\..*|tests?\.[^.]+|.*Tests?\.java)$/;
const TEST_FOLDERS = new Set(["test", "tests", "__tests__", "spec", "specs", "t"]);
const HELPER_FOLDERS = new Set([
  "fixtures",
  "__fixtures__",
  "__mocks__",
  "__snapshots__",
  "snapshots",
  "testdata",
  "test-data",
  "test_data",
  "golden",
  "expected",
]);
const HELPER_NAME =
  /^(?:conftest\.py|(?:.*[._-])?(?:fixtures?|testing|(?:unit)?test[._-]?(?:helpers?|utils?|support|data|cases?))\..*|.*\.snap(?:shot)?)$/i;
/** The same at the end of a camel-case name: `fooTestUtils.js`, but not `contest_data.py`. */
const HELPER_WORDS = /(?:Fixtures?|Testing|Test(?:Helpers?|Utils?|Support|Data|Cases?))\./;
const isHelperName = (base: string) => HELPER_NAME.test(base) || HELPER_WORDS.test(base);
/** Expected output in a language that pages and the like are written in: `expected.html`. */
const EXPECTED_NAME =
  /^(?:.*[._-])?(?:expected|golden)(?:[._-].*)?\.(?:html?|css|scss|less|sql|graphql|proto|tcl)$/i;
const CONFIG_NAMES = new Set(
  (
    "package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml .npmrc tsconfig.json jsconfig.json deno.json bunfig.toml " +
    "pytest.ini .pytest.ini tox.ini setup.cfg setup.py pyproject.toml noxfile.py .coveragerc requirements.txt poetry.lock pipfile pipfile.lock " +
    "makefile gnumakefile cmakelists.txt configure meson.build build.ninja justfile taskfile.yml rakefile gemfile gemfile.lock " +
    "go.mod go.sum cargo.toml cargo.lock pom.xml build.gradle build.gradle.kts settings.gradle gradle.properties build.xml " +
    ".babelrc .mocharc.json .mocharc.js .mocharc.cjs .mocharc.yml .eslintrc.json .editorconfig dockerfile .env"
  ).split(" "),
);
const CONFIG_NAME =
  /^(?:(?:vitest|vite|jest|babel|karma|ava|playwright|webpack|rollup)\.(?:config|workspace)\..*|tsconfig\..*\.json|.*\.(?:mk|mak|cmake))$/i;
/** Names of source files. */
const SOURCE_NAME =
  /\.(?:[cm]?[jt]sx?|py|pyi|pyx|rb|go|rs|java|kt|kts|scala|c|h|cc|cpp|cxx|hh|hpp|hxx|m|mm|cs|fs|vb|swift|php|pl|pm|lua|r|jl|ex|exs|erl|hs|ml|mli|clj|cljs|lisp|scm|sh|bash|zsh|fish|ps1|bat|awk|sed|sql|html?|css|scss|sass|less|vue|svelte|dart|zig|nim|v|vhd|asm|s|tcl|jq|proto|graphql)$/i;

/** The last segment of a path. */
export const baseOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

const MAX_FIRST_LINE = 200;

/** The interpreter that a file without extension names in its first line, such as `bash` or `python`; null for other files. */
export function interpreterOf(path: string, text: string): string | null {
  if (baseOf(path).includes(".")) return null;
  const line = text.slice(0, MAX_FIRST_LINE).split("\n", 1)[0]!;
  return /^#![ \t]*\S*[/ \t](?:env[ \t]+(?:-\S+[ \t]+)*)?([a-z]+)/i.exec(line)?.[1]?.toLowerCase() ?? null;
}

/** The usual role of a file with this path and, if known, this text. A path of more than 512 characters is data. */
export function roleOf(path: string, text = ""): Role {
  if (path.length > 512) return "data";
  const base = baseOf(path);
  const isSource = SOURCE_NAME.test(base);
  const folders = path.toLowerCase().split("/").slice(0, -1);
  if (isConfigName(base)) return "config";
  if (isHelperName(base)) return "helper";
  if (EXPECTED_NAME.test(base)) return "data";
  if (folders.some((folder) => HELPER_FOLDERS.has(folder))) return isSource ? "helper" : "data";
  if (TEST_NAME.test(base)) return isSource ? "test" : "data";
  if (folders.some((folder) => TEST_FOLDERS.has(folder))) return isSource ? roleAmongTests(base) : "data";
  return isSource || interpreterOf(path, text) !== null ? "source" : "data";
}

const isConfigName = (base: string) => CONFIG_NAMES.has(base.toLowerCase()) || CONFIG_NAME.test(base);
const roleAmongTests = (base: string): Role => (base === "__init__.py" ? "helper" : "test");

/** The topmost folder of tests or of their data that a path lies in, or null. */
export function testFolderOf(path: string): string | null {
  const folders = path.split("/").slice(0, -1);
  const at = folders.map((name) => name.toLowerCase()).findIndex(isOfTests);
  return at < 0 ? null : folders.slice(0, at + 1).join("/");
}

const isOfTests = (folder: string) => TEST_FOLDERS.has(folder) || HELPER_FOLDERS.has(folder);

/** Whether a file has one of the names under which make looks for its rules. */
export const isMakefile = (path: string): boolean => /^(?:gnumakefile|makefile)$/i.test(baseOf(path));

const DEFINES_TESTS =
  /^[ \t]{0,40}(?:async )?def test|^class Test|TestCase\b|^[ \t]{0,40}(?:describe|it|test)[ \t]{0,8}\(/m;

/** Whether a file that is named like a helper, such as `test_utils.py`, contains tests (possibly of a module `utils`). */
export const holdsTests = (path: string, text: string): boolean =>
  /^test_.*\.py$|[._-]test\./.test(baseOf(path)) && DEFINES_TESTS.test(text);
