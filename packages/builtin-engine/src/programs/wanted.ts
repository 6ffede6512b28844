import type { Example } from "../task/parsed-task.ts";
import type { PrintTarget } from "./bodies.ts";
import { findFunction } from "./patch.ts";
import { targetOf } from "./paths.ts";
import { parameterName } from "./print.ts";

/** A requested function, with its examples from the task (`spoken`) and from the given tests (`tested`). */
export interface Wanted {
  name: string;
  /** The language to write it in. */
  target: PrintTarget;
  params: string[];
  spoken: Example[];
  tested: Example[];
}

interface Sources {
  task: string;
  path: string;
  files: Map<string, string>;
  spoken: readonly Example[];
  tested: readonly Example[];
}

/** Returns what is known of one function, which goes into the file at `path`. */
export function wantedOf(name: string, { task, path, files, ...examples }: Sources): Wanted {
  const spoken = examples.spoken.filter((one) => one.name === name);
  const tested = examples.tested.filter((one) => one.name === name);
  const target = targetOf(path);
  const params = paramsOf(name, task, files.get(path) ?? null, target, spoken[0] ?? tested[0]!);
  return { name, target, params, spoken, tested };
}

/** Parameter names: from the given definition, from the signature in the task, or from the kinds of the arguments. */
function paramsOf(
  name: string,
  task: string,
  given: string | null,
  target: PrintTarget,
  example: Example,
): string[] {
  const count = name === "" ? 0 : example.args.length;
  const place = given === null || name === "" ? null : findFunction(given, name, target);
  if (place?.params.length === count) return place.params.map(parameterName);
  const signature = new RegExp(
    `\\b${name.replaceAll("$", String.raw`\$`)}\\(([A-Za-z_$][\\w$]{0,40}(?:\\s?:\\s?\\w{1,20})?(?:,\\s?[A-Za-z_$][\\w$]{0,40}(?:\\s?:\\s?\\w{1,20})?){0,6})\\)`,
  );
  const named =
    name === ""
      ? undefined
      : signature
          .exec(task)?.[1]
          ?.split(",")
          .map((param) => param.trim().split(/\s?:/)[0]!);
  if (named?.length === count && new Set(named).size === count) return named.map(parameterName);
  const base = example.args.map((arg) => (Array.isArray(arg) ? "values" : typeof arg));
  const short: Record<string, string> = { string: "text", values: "values" };
  const names = base.map((kind) => short[kind] ?? "n");
  return names.map((one, i) => (names.filter((other) => other === one).length > 1 ? `${one}${i + 1}` : one));
}
