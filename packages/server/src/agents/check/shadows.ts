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

/**
 * Folders that tools make again by themselves. No check sees them, and none is kept: compiled code may be older than its
 * source, or another's (Python trusts it by the second), and what is sealed is all that was checked.
 */
const CACHES = ["__pycache__", ".pytest_cache", ".cache"];

/** Whether a path is in a cache. */
export const isCached = (path: string) => path.split("/").some((segment) => CACHES.includes(segment));

/** Whether a given file stands under a name that is cleared; it is then put back. */
export const isShadow = (path: string) =>
  isCached(path) || path.split("/").some((segment) => SHADOWS.includes(segment));

const clear = (names: string[]) =>
  `find . -mindepth 1 \\( ${names.map((name) => `-name ${name}`).join(" -o ")} \\) -prune -exec rm -rf -- {} +`;

/** Shell commands that remove from a workspace what would speak in place of its sources, or of a test framework too. */
export const CLEAR_CACHES = clear(CACHES);
export const CLEAR_SHADOWS = clear([...CACHES, ...SHADOWS]);
