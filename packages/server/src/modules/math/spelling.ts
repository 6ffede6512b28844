const SIGNS: [RegExp, string][] = [
  [/[×·⋅∗✕✖]/g, "*"],
  [/[÷∕⁄]/g, "/"],
  [/[−–—]/g, "-"],
  [/π/g, "pi"],
  [/τ/g, "tau"],
  [/°\s*([CF])\b/g, " deg$1"],
  [/°/g, " deg"],
  [/[\u00a0\u2009\u202f]/g, " "],
  [/\s*(?:=\s*\??|\?)\s*$/, ""],
  [/(?<=\d)\s+x\s+(?=\d)/g, " * "],
  [/\bpercent\b/g, "%"],
  [/\bper\b/g, "/"],
  [/\bmph\b/g, "(mile/hour)"],
  [/\b(?:kph|kmh)\b/g, "(km/hour)"],
  [/√\s*(?=\()/g, "sqrt"],
  [/√/g, "sqrt "],
  [
    /\b(sqrt|cbrt|sin|cos|tan|exp|ln|log|log10|log2|abs|factorial)\s+(\d+(?:\.\d+)?)(?![\d.^!(%]|\s*\^|e)/g,
    "$1($2)",
  ],
  [
    /(\d[\d.]*\s*(?:ft|feet|foot|hours?|hr|h|lbs?|pounds?))\s+(\d[\d.]*\s*(?:in|inch|inches|minutes?|min|ounces?|oz)\b)/g,
    "($1 + $2)",
  ],
  [/(\d+(?:\.\d+)?)\s*%\s*of\b/g, "($1/100) *"],
  [/(\d+(?:\.\d+)?)\s*%\s*off\b/g, "(1 - $1/100) *"],
];
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const POWER = new RegExp(`[${SUPERSCRIPTS}]+`, "g");

/** Rewrites an expression as people write it into the parser's syntax. */
export function spell(expression: string): string {
  let text = expression.replace(
    POWER,
    (run) => `^${Array.from(run, (sign) => SUPERSCRIPTS.indexOf(sign)).join("")}`,
  );
  text = joinThousands(text.replaceAll("**", "^"));
  for (const [pattern, sign] of SIGNS) text = text.replace(pattern, sign);
  return closePercentages(text);
}

/** Removes the commas of 1,234,567, except where commas separate arguments of a function or elements of a list. */
function joinThousands(text: string): string {
  const parting = [false];
  const pattern = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])|[a-z]\w*\s*\(|[([]|[)\]]/gi;
  return text.replace(pattern, (found) => {
    if (/^\d/.test(found)) return parting.at(-1) ? found : found.replaceAll(",", "");
    if (/^[)\]]$/.test(found)) parting.pop();
    else parting.push(found !== "(");
    return found;
  });
}

/** Turns `100 - 5% + 3` into (100 - 5%) + 3; the parser would read it as a remainder, 5 modulo +3. */
function closePercentages(text: string): string {
  let out = "";
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    out += sign;
    if (sign === "(" || sign === "[") starts.push(out.length);
    else if (sign === ")" || sign === "]") starts.pop();
    else if (/[,;<>=]/.test(sign)) starts[starts.length - 1] = out.length;
    else if (sign === "%" && /^\s*[-+]/.test(text.slice(at + 1, at + 100))) {
      const start = starts.at(-1) ?? 0;
      out = `${out.slice(0, start)}(${out.slice(start)})`;
    }
  }
  return out;
}
