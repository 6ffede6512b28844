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

/** Whether a given file stands under such a name; it is then put back after the clearing. */
export const isShadow = (path: string) => path.split("/").some((segment) => SHADOWS.includes(segment));

/** Shell command that removes everything of such a name from a workspace. */
export const CLEAR_SHADOWS = `find . -mindepth 1 \\( ${SHADOWS.map((name) => `-name ${name}`).join(" -o ")} \\) -prune -exec rm -rf -- {} +`;
