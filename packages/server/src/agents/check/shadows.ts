/** Names by which a workspace takes the place of a test framework or slips code into every run. */
const SHADOWS = [
  "sitecustomize.py",
  "usercustomize.py",
  "conftest.py",
  "unittest.py",
  "unittest",
  "pytest.py",
  "pytest",
  "_pytest",
  "pytest.ini",
  "node_modules",
  ".npmrc",
];

/** Compiled code that may be older than its source, or another's: Python trusts it by the second. */
const CACHES = ["__pycache__"];

/** Whether a given file stands under such a name; it is then put back after the clearing. */
export const isShadow = (path: string) => path.split("/").some((segment) => SHADOWS.includes(segment));

const clear = (names: string[]) =>
  `find . -mindepth 1 \\( ${names.map((name) => `-name ${name}`).join(" -o ")} \\) -prune -exec rm -rf -- {} +`;

/** Shell commands that remove from a workspace what would speak in place of its sources, or of a test framework too. */
export const CLEAR_CACHES = clear(CACHES);
export const CLEAR_SHADOWS = clear([...CACHES, ...SHADOWS]);
