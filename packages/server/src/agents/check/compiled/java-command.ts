import { quote } from "../place.ts";
import type { Space, CheckStep } from "../port.ts";

const MAX_TEXT = 64 << 10;

/** The step's command. If it only compiles tests, the classes of its files run too, with assertions enabled. */
export function javaCommand(space: Space, step: CheckStep): string {
  const { cmd, folder, files } = step;
  if (!cmd.startsWith("javac ") || /[;&|\n]/.test(cmd)) return cmd;
  const start = folder === "" ? "" : `${folder}/`;
  const sources = space.files.filter((path) => path.startsWith(start) && path.endsWith(".java"));
  return [
    "set -e",
    `javac -d /tmp/classes ${sources.map(quote).join(" ")}`,
    ...files.map((file) => `java -ea -cp /tmp/classes ${quote(classOf(space, file))}`),
  ].join("\n");
}

/** The fully qualified name of a file's class. */
function classOf(space: Space, file: string): string {
  const text = space.fixed.get(file)?.toString("utf8", 0, MAX_TEXT) ?? "";
  const declaration = text.split("\n").find((line) => line.startsWith("package "));
  const inPackage = declaration?.slice("package ".length).split(";")[0]!.trim();
  const name = file.slice(file.lastIndexOf("/") + 1, -".java".length);
  return inPackage === undefined || !/^[\w.]+$/.test(inPackage) ? name : `${inPackage}.${name}`;
}
