const NAMES = new Map(
  Object.entries({
    go: "Go",
    golang: "Go",
    rs: "Rust",
    rb: "Ruby",
    cs: "C#",
    kt: "Kotlin",
    pl: "Perl",
    hs: "Haskell",
    "c++": "C++",
    cpp: "C++",
    cc: "C++",
    "c#": "C#",
    csharp: "C#",
    php: "PHP",
    sql: "SQL",
  }),
);
/** Words that always name a language. */
const SURE =
  /(?<![\w./-])(golang|rust|ruby|php|kotlin|haskell|scala|csharp|c\+\+|c#|perl|lua|elixir|erlang|clojure|fortran|cobol|objective-c)(?![\w-])/i;
/** Words that name a language only after `in` and the like, or before the thing to write. */
const IN_PLACE =
  /\b(?:in|using|with)\s(?:plain\s|modern\s|standard\s)?(Go|Java|C|R|Swift|Dart|SQL|Awk|Julia)(?=[\s.,;:!?)]|$)(?!\s(?:case|sharp))|\b(Go|Java|Swift|C)\s(?:function|program|method|code)\b/;
const FILE = /\b[\w-]{1,80}\.(go|rs|rb|java|kt|swift|c|cc|cpp|cs|php|pl|hs|lua|scala|sql)\b/;

/** The language that a task asks for if it is neither JavaScript nor Python; otherwise "". */
export function otherLanguage(task: string): string {
  // Quoted text is data: "C++ or Rust?" asks for nothing.
  const text = task
    .slice(0, 8_000)
    .replaceAll(/"[^"\n]{0,400}"|(?<!\w)'[^'\n]{0,400}'(?!\w)|`[^`\n]{0,400}`/g, '""');
  const known = /(?<![\w./-])(?:python3?|javascript|js|node(?:\.?js)?)(?![\w/-])/i.test(text);
  if (known) return "";
  const found = SURE.exec(text)?.[1] ?? IN_PLACE.exec(text)?.slice(1).find(Boolean) ?? FILE.exec(text)?.[1];
  if (found === undefined) return "";
  return NAMES.get(found.toLowerCase()) ?? found.charAt(0).toUpperCase() + found.slice(1);
}
