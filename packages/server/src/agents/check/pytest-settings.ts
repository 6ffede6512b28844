import path from "node:path";
import { fitsGlob } from "./glob.ts";
import type { CommandReading, FilePattern } from "./reading.ts";
import { baseOf } from "./roles.ts";

/** The files in which pytest looks for its settings, in this order, and the heading of its section in each. */
const SETTINGS: [file: string, heading: RegExp][] = [
  ["pytest.ini", /^\[pytest\]/mu],
  [".pytest.ini", /^\[pytest\]/mu],
  ["pyproject.toml", /^\[tool\.pytest\.ini_options\]/mu],
  ["tox.ini", /^\[pytest\]/mu],
  ["setup.cfg", /^\[tool:pytest\]/mu],
];
const DEFAULT: FilePattern = /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/;

/** Which files pytest takes for tests, and the folders in which it looks for them if the command names none. */
interface PytestSettings {
  shape: FilePattern;
  folders: string[];
}

/** What pytest's settings say, for a command in `folder`: those of the nearest folder above that has some. */
export function pytestSettings(listing: CommandReading, folder: string): PytestSettings {
  const at = folder === "" ? "." : folder;
  for (const [file, heading] of SETTINGS) {
    const place = path.posix.join(at, file);
    // Its own file counts also if it is empty.
    const section =
      sectionOf(listing.text(place) ?? "", heading) ?? (isOwn(file) && listing.has(place) ? "" : null);
    if (section === null) continue;
    const globs = valuesOf("python_files", section);
    const paths = valuesOf("testpaths", section).map((one) => path.posix.join(at, one));
    return {
      shape: globs.length === 0 ? DEFAULT : shapeOf(globs, listing),
      folders: paths.length === 0 ? [folder] : paths,
    };
  }
  if (at === ".") return { shape: DEFAULT, folders: [folder] };
  return { shape: pytestSettings(listing, path.posix.dirname(at)).shape, folders: [folder] };
}

const isOwn = (file: string): boolean => file.endsWith("pytest.ini");

/** The text between a heading and the next one. */
function sectionOf(text: string, heading: RegExp): string | undefined {
  const match = heading.exec(text);
  return match
    ? text.slice(match.index + match[0].length).split(/^\[(?=[\w.:"-]+\]\s*$)/mu, 1)[0]
    : undefined;
}

/** The words of a setting: on its line, on the indented ones below it, or in a list of TOML. */
function valuesOf(name: string, section: string): string[] {
  const [, value = ""] =
    new RegExp(`^${name}[ \\t]*=[ \\t]*(\\[[^\\]]*\\]|[^\\n]*(?:\\n[ \\t]+[^\\n]*)*)`, "mu").exec(section) ??
    [];
  return value
    .replaceAll(/(?<=^|\s)[#;].*$/gmu, "")
    .split(/[\s,"'[\]]+/u)
    .filter((word) => word !== "");
}

/** As pytest compares them: a pattern without a slash with the name, another with the end of the path. */
const shapeOf = (globs: string[], { budget }: CommandReading): FilePattern => ({
  test: (file) =>
    file.endsWith(".py") &&
    globs.some((glob) =>
      glob.includes("/") ? fitsGlob(file, `**/${glob}`, budget) : fitsGlob(baseOf(file), glob, budget),
    ),
});
