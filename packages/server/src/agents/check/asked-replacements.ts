/** Verbs by which a task asks for code that stands in for functions of the language while it is on. */
const REPLACES =
  /(?<![\w-])(?:replac|overrid|fak|stub|mock|freez|shim|swap|patch|monkey-?patch)(?:e|ed|es|s|ing|bed|bing|ped|ping)?(?![\w-])/iu;
const DENIES = /(?<![\w-])(?:not|never|no|without|cannot|avoid|instead of|rather than)(?![\w-])|n't(?!\w)/iu;
const MAX_CHARACTERS = 40_000;

/** Whether a task asks, in one sentence without a denial, to replace what it names, such as `performance.now`. */
export function createReplacements(task: string): (name: string) => boolean {
  const asking = task
    .slice(0, MAX_CHARACTERS)
    .split(/[\n;!?]|[.:](?=\s|$)/u)
    .filter((sentence) => REPLACES.test(sentence) && !DENIES.test(sentence))
    .map((sentence) => sentence.split(/[^\w.]+/u).map((word) => word.replace(/^\.+|\.+$/gu, "")));
  return (name) => asking.some((words) => words.includes(name));
}
