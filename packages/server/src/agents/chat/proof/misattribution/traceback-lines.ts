import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { hasPhrase } from "../reading/words.ts";

/** A place of a Python traceback, with the code of that line: `File "main.py", line 4, in mean`. */
const FRAME = /^\s*File "([^"\n]{1,200})", line (\d{1,6})(?:, in ([^\n]{1,80}))?(?:\n\s+([^\n]{1,300}))?/gmu;
const LINE_BEFORE = /(?<!\p{L})(?:lines?|zeile|ligne|línea|linha)\s[*_`]*$/iu;
/** Says where a program stopped. */
const STOPS =
  /(?<!\p{L})(?:stop\w*|crash\w*|fail\w*|rais\w*|thr[eo]w\w*|break\w*|end(?:s|ed)|error|exception|\p{Lu}\p{L}*(?:Error|Exception)|bricht|stürzt|scheitert)(?!\p{L})/iu;
/** Says how the program came there. */
const CALLS = /(?<!\p{L})(?:call\w*|via|through|aufgerufen|appel\w*|llama\w*|invoke\w*|print\w*)(?!\p{L})/iu;
const OF_SYSTEM = /^(?:\/usr\/|<)|\/(?:site-packages|dist-packages|lib\/python)/u;
const MOST_FRAMES = 60;

/**
 * Whether a statement says that a program stopped in a line from which it only called what stopped: line 8 of the main program, where the
 * innermost place of the person's files is line 6.
 */
export function isOuterLine(stated: Quantity, text: string, { finding }: ObservedFinding): boolean {
  if (finding.evidence.type !== "command" || !LINE_BEFORE.test(text.slice(0, stated.start))) return false;
  if (!STOPS.test(text) || CALLS.test(text)) return false;
  const frames = Array.from(finding.text.matchAll(FRAME).take(MOST_FRAMES)).filter(
    ([, file = ""]) => !OF_SYSTEM.test(file),
  );
  const [, , last, , code = ""] = frames.at(-1) ?? [];
  if (last === undefined || isLine(stated, last)) return false;
  const outer = frames.filter(([, , line]) => isLine(stated, line!));
  // What stands in that line is said as well, so it is not taken for the place where it stopped.
  const isNamed = outer.some(([, , , name = "", its = ""]) =>
    [name, its].some((one) => one.length > 1 && !one.startsWith("<") && its !== code && hasPhrase(text, one)),
  );
  return outer.length > 0 && !isNamed;
}

const isLine = (stated: Quantity, line: string): boolean =>
  stated.unit === undefined &&
  !stated.percent &&
  stated.value.exponent >= 0 &&
  String(stated.value.digits) + "0".repeat(stated.value.exponent) === line;
