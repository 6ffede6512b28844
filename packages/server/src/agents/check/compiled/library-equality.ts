import type { Space } from "../port.ts";
import { newMarksFolder, newWord, runInSpace } from "../shell/run.ts";
import { bracketPairs, type SourceToken, tokensOf, withEdits } from "./tokens.ts";

const MAX_BYTES = 256 << 10;
const MODIFIERS = /^(?:public|protected|private|final|synchronized|strictfp)$/;

/** A method by which a class of the work compares its objects. */
interface Comparison {
  name: SourceToken;
  /** Its modifiers, also `@Override`. */
  modifiers: { start: number; end: number };
  /** The type of its parameter. */
  type: string;
  text: string;
  /** What declares its class (`class`, `record`, `new`, …), and the name of the class. */
  declared: { by: string; name: string };
}

/**
 * Java classes of the work that compare as none of the library's types does, if the tests pass only with that: a list, set or
 * map, or a class that inherits its comparison from one of the library. Runs the command once more for each kind of comparison
 * that such a class defines.
 */
export async function libraryEquality(
  space: Space,
  { cmd, env }: { cmd: string; env?: Record<string, string> },
): Promise<string[]> {
  const given = [...space.fixed].filter(([path]) => path.endsWith(".java"));
  const named = new Set(given.flatMap(([, bytes]) => wordsIn(bytes.toString("utf8", 0, MAX_BYTES))));
  const sentences: string[] = [];
  if (given.length === 0) return sentences;
  for (const method of ["equals", "compareTo"] as const) {
    const folder = newMarksFolder();
    const mark = newWord();
    const changes = await changesTo(space, { method, named, mark: `${folder}/${mark}` });
    if (changes.size === 0) continue;
    const { ended, marks } = await runInSpace(space, folder, cmd, { changes, ...(env ? { env } : {}) });
    if (ended.reason === "exit" && ended.exitCode !== 0 && marks.has(mark))
      sentences.push(
        `the tests pass only because ${[...changes.keys()].join(", ")} compares otherwise than the library's types`,
      );
  }
  return sentences;
}

interface Asked {
  method: "equals" | "compareTo";
  /** Classes that given files name. */
  named: ReadonlySet<string>;
  /** The path of the mark. */
  mark: string;
}

/** The changed sources of the work, by path. */
async function changesTo(space: Space, asked: Asked): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  for (const path of space.subjects) {
    const bytes = path.endsWith(".java") ? await space.read(path) : null;
    if (bytes === null || bytes.length > MAX_BYTES) continue;
    const before = space.before?.(path)?.toString("utf8", 0, MAX_BYTES) ?? "";
    const text = comparedByLibrary(bytes.toString(), before, asked);
    if (text !== null) changes.set(path, text);
  }
  return changes;
}

const wordsIn = (text: string) => text.match(/\b[A-Z]\w*/g) ?? [];

/** The text with comparisons that answer as the library does, and leave a mark if theirs differ; null if it has none. */
function comparedByLibrary(text: string, before: string, { method, named, mark }: Asked): string | null {
  const tokens = tokensOf(text, "java");
  const found = comparisonsIn(text, tokens, method).filter(
    ({ declared, text: own }) =>
      !before.includes(own) && (declared.by === "new" || !named.has(declared.name)),
  );
  if (found.length === 0) return null;
  const [type, own] = [newWord(), newWord()];
  const edits = found.flatMap((one) => [
    { ...one.modifiers, to: `${methodText(method, type, own, one)}private ` },
    { start: one.name.start, end: one.name.end, to: own },
  ]);
  return withEdits(text, edits) + askingClass(type, mark);
}

function methodText(method: "equals" | "compareTo", asker: string, own: string, one: Comparison): string {
  if (method === "compareTo")
    return `public int compareTo(${one.type} other) { return ${asker}.compared(${own}(other), super.compareTo(other)); } `;
  const inherited = one.declared.by === "record" ? "false" : "super.equals(other)";
  return `public boolean equals(Object other) { return ${asker}.equal(this, other, ${own}(other), ${inherited}); } `;
}

/** Comparisons that a source defines. Of `compareTo`, only those of classes that may inherit another. */
function comparisonsIn(text: string, tokens: SourceToken[], method: "equals" | "compareTo"): Comparison[] {
  const pairs = bracketPairs(tokens);
  return tokens.flatMap((name, i) => {
    const close = pairs.get(i + 1);
    const result = method === "equals" ? "boolean" : "int";
    if (name.text !== method || tokens[i - 1]?.text !== result || close === undefined) return [];
    const end = pairs.get(close + 1);
    if (tokens[close + 1]?.text !== "{" || end === undefined) return [];
    const type = tokens
      .slice(i + 2, close - 1)
      .filter(({ text: word }) => !/^(?:final|java|lang|\.)$/.test(word));
    if (type.length !== 1 || (method === "equals") !== (type[0]!.text === "Object")) return [];
    const body = text.slice(name.start, tokens[end]!.end);
    const declared = declaredAround(tokens, pairs, name);
    return [{ name, type: type[0]!.text, text: body, declared, modifiers: modifiersBefore(tokens, i - 1) }];
  });
}

/** The modifiers before the type of a method, also `@Override`. */
function modifiersBefore(tokens: SourceToken[], at: number): Comparison["modifiers"] {
  let first = at;
  for (; first > 0; first--) {
    const isOverride = tokens[first - 1]!.text === "Override" && tokens[first - 2]?.text === "@";
    if (isOverride) first -= 1;
    else if (!MODIFIERS.test(tokens[first - 1]!.text)) break;
  }
  return { start: tokens[first]!.start, end: tokens[at]!.start };
}

/** The declaration of the class around a method. */
function declaredAround(
  tokens: SourceToken[],
  pairs: Map<number, number>,
  { start }: SourceToken,
): Comparison["declared"] {
  const around = tokens.findLastIndex(
    ({ text, start: opens }, i) =>
      text === "{" && opens < start && (tokens[pairs.get(i) ?? 0]?.start ?? 0) > start,
  );
  const by = tokens.slice(0, around).findLastIndex(({ text }) => /^(?:class|record|enum|new)$/.test(text));
  return { by: tokens[by]?.text ?? "", name: tokens[by + 1]?.text ?? "" };
}

/** A class that answers as the library's types compare, and leaves the mark if the class of the work answers otherwise. */
const askingClass = (type: string, mark: string) => `
final class ${type} {
  static void mark() { try { new java.io.File("${mark}").createNewFile(); } catch (java.io.IOException e) { } }
  static int compared(int own, int due) {
    if (Integer.signum(own) != Integer.signum(due)) mark();
    return due;
  }
  static boolean equal(Object one, Object other, boolean own, boolean inherited) {
    boolean due = one == other || (inherits(one) ? inherited : asInterface(one, other, own));
    if (due != own) mark();
    return due;
  }
  static boolean inherits(Object one) {
    Class<?> at = one.getClass();
    while (at.getClassLoader() == ${type}.class.getClassLoader()) at = at.getSuperclass();
    try {
      java.lang.reflect.Method found = at.getMethod("equals", Object.class);
      return found.getDeclaringClass() != Object.class && !java.lang.reflect.Modifier.isAbstract(found.getModifiers());
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
  static java.util.List<Object> items(Object all) {
    java.util.List<Object> found = new java.util.ArrayList<>();
    for (Object one : (Iterable<?>) all) found.add(one);
    return found;
  }
  static boolean asInterface(Object one, Object other, boolean own) {
    if (one instanceof java.util.List) return other instanceof java.util.List && items(one).equals(items(other));
    if (one instanceof java.util.Set && !(one instanceof java.util.SortedSet))
      return other instanceof java.util.Set && new java.util.HashSet<>(items(one)).equals(new java.util.HashSet<>(items(other)));
    if (one instanceof java.util.Map && !(one instanceof java.util.SortedMap))
      return other instanceof java.util.Map
          && asInterface(((java.util.Map<?, ?>) one).entrySet(), ((java.util.Map<?, ?>) other).entrySet(), own);
    if (one instanceof java.util.Map.Entry) {
      if (!(other instanceof java.util.Map.Entry)) return false;
      java.util.Map.Entry<?, ?> a = (java.util.Map.Entry<?, ?>) one, b = (java.util.Map.Entry<?, ?>) other;
      return java.util.Objects.equals(a.getKey(), b.getKey()) && java.util.Objects.equals(a.getValue(), b.getValue());
    }
    return own;
  }
}
`;
