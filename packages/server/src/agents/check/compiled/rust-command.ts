import path from "node:path";
import { fromFolder } from "../folders.ts";
import { quote } from "../place.ts";
import type { Space, CheckStep } from "../port.ts";

/**
 * The step's command. If it only compiles tests, they run too. If it needs cargo and cargo is missing, it does the
 * same with rustc alone: compile the library of the package, then each deciding file with it.
 */
export async function rustCommand(space: Space, step: CheckStep): Promise<string> {
  if (!/\bcargo\b/.test(step.cmd)) return onlyCompiles(step.cmd) ? compiledAndRun(step) : step.cmd;
  const inFolder = (file: string) => path.posix.join(step.folder, file);
  const manifest = (await space.read(inFolder("Cargo.toml")))?.toString("utf8", 0, 64 << 10) ?? "";
  const name = (valueOf(manifest, "name") ?? "work").replaceAll("-", "_");
  const edition = valueOf(manifest, "edition") ?? "2021";
  const rustc = `rustc --edition ${quote(edition)}`;
  const library = space.files.includes(inFolder("src/lib.rs"));
  const lines = [
    `if [ -x /usr/bin/cargo ]; then ${step.cmd}\nexit; fi`,
    "set -e",
    ...(step.folder === "" ? [] : [`cd ${quote(`./${step.folder}`)}`]),
    ...(library
      ? [`${rustc} --crate-type lib --crate-name ${quote(name)} -o /tmp/lib${quote(name)}.rlib src/lib.rs`]
      : []),
  ];
  const external = library ? ` --extern ${quote(name)}=/tmp/lib${quote(name)}.rlib` : "";
  for (const [i, file] of step.files.entries())
    lines.push(
      `${rustc} --test${external} -o /tmp/test${i} ${quote(fromFolder(step.folder, file))}`,
      `/tmp/test${i}`,
    );
  return lines.join("\n");
}

const onlyCompiles = (cmd: string) => cmd.startsWith("rustc --test ") && !/[;&|\n]/.test(cmd);

const compiledAndRun = ({ folder, files }: CheckStep): string =>
  [
    "set -e",
    ...(folder === "" ? [] : [`cd ${quote(`./${folder}`)}`]),
    ...files.flatMap((file, i) => [
      `rustc --test --edition 2021 -o /tmp/test${i} ${quote(fromFolder(folder, file))}`,
      `/tmp/test${i}`,
    ]),
  ].join("\n");

/** The string value of a key in a manifest, or null. */
function valueOf(manifest: string, key: string): string | null {
  const line = manifest
    .split("\n")
    .find((line) => line.startsWith(key) && line.slice(key.length).trimStart().startsWith("="));
  const value = line
    ?.slice(line.indexOf("=") + 1)
    .trim()
    .split('"')[1];
  return value !== undefined && /^[\w-]+$/.test(value) ? value : null;
}
