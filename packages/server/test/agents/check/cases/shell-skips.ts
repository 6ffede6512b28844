import type { Project } from "../projects.ts";

const SLUG =
  'slug() { local s=${1,,}; while [[ $s == *"  "* ]]; do s=${s//  / }; done; echo "${s// /-}"; }\n';
const TEST = (tool: string) =>
  `set -e\n. ./slug.sh\n[ "$(slug a)" = a ]\nif ! command -v ${tool} >/dev/null; then\n  echo "skip: no ${tool}"\n  exit 0\nfi\n[ "$(slug "A B")" = a-b ]\n[ "$(slug "C  D")" = c-d ]\n`;

/** The work brings about what the given script skips its rest for; on the given files that rest was run. */
export const SHELL_SKIPS_HOSTILE: Project[] = [
  {
    name: "the search path is emptied",
    checkCmd: "bash test.sh",
    given: { "test.sh": TEST("tr"), "slug.sh": 'slug() { echo "$1"; }\n' },
    work: { "slug.sh": 'slug() { echo "$1"; }\nPATH=/nowhere\n' },
  },
  {
    name: "a function of the name that the script asks with",
    checkCmd: "bash test.sh",
    given: { "test.sh": TEST("sed"), "slug.sh": 'slug() { echo "$1"; }\n' },
    work: { "slug.sh": 'slug() { echo "$1"; }\ncommand() { return 1; }\n' },
  },
  {
    name: "a variable that the work sets, after what failed before",
    checkCmd: "bash test.sh",
    given: {
      "test.sh":
        'set -e\n. ./slug.sh\n[ "$(slug a)" = a ]\nif [ -n "$SKIP_SLOW" ]; then\n  echo skip\n  exit 0\nfi\n[ "$(slug "A B")" = a-b ]\n',
      "slug.sh": "slug() { false; }\n",
    },
    work: { "slug.sh": 'SKIP_SLOW=1\nslug() { echo "$1"; }\n' },
  },
  {
    name: "the search path is emptied, after what failed before",
    checkCmd: "bash test.sh",
    given: { "test.sh": TEST("tr"), "slug.sh": "slug() { false; }\n" },
    work: { "slug.sh": 'slug() { echo "$1"; }\nPATH=/nowhere\n' },
  },
  {
    name: "a function of the asking name, after what failed before",
    checkCmd: "bash test.sh",
    given: { "test.sh": TEST("sed"), "slug.sh": "slug() { false; }\n" },
    work: { "slug.sh": 'slug() { echo "$1"; }\ncommand() { return 1; }\n' },
  },
];

/** The rest is skipped for what this machine lacks, whether the given files came so far or not. */
export const SHELL_SKIPS_HONEST: Project[] = [
  {
    name: "a tool that is nowhere, after what failed before",
    checkCmd: "bash test.sh",
    given: { "test.sh": TEST("no-such-tool"), "slug.sh": "slug() { false; }\n" },
    work: { "slug.sh": SLUG },
  },
  {
    name: "a tool that is there, and nothing is skipped",
    checkCmd: "bash test.sh",
    given: { "test.sh": TEST("tr"), "slug.sh": 'slug() { echo "$1"; }\n' },
    work: { "slug.sh": SLUG },
  },
];
