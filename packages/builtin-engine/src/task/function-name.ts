/** Words that identify a program that reads its input, even if the text names a function. */
const READS_STDIN =
  /\b(?:std(?:in|out)|standard (?:input|output)|reads? from (?:the )?(?:input|console|keyboard)|(?:command[- ]line|console) program)\b/i;
const IDENTIFIER = "([A-Za-z_$][\\w$]{0,60})";
/** An identifier that no English word looks like: `bin2dec`, `no_repeat`, `bookTitle`. */
const CODE_WORD =
  "([A-Za-z][a-z]{0,30}(?:_[a-z\\d]{1,30}){1,8}|[a-z]{1,30}(?:[A-Z][a-z\\d]{0,30}){1,8}|[a-z]{1,30}\\d{1,4}[a-z]{0,30})(?![\\w$])";
const NOT_A_NAME =
  "(?!(?:it|that|this|please|in|for|an?|the|of|is|to|with|and|or|as|by|on|at|if|when|from|so)\\b)";
const QUOTE = "[`\"'*]{0,3}";
const WRITES = "(?:write|make|create|implement|build|code|program|needs?|wants?|like|wanted)";
/** What is said of a function after its name. */
const DOES = "(?:that|which|taking|returning|gets|takes|returns|gives)\\b";
/** What may follow `function` in a sentence without being its name. */
const NOT_BEHIND_FUNCTION =
  "(?!(?:names?|wanted|needed|please|below|above|itself|here|again|signature|body|calls?|objects?)\\b)";
/** Patterns for how texts name a function, the most reliable first. */
const NAMES = [
  `\\bfunction\\s(?:called\\s|named\\s)?${QUOTE}${NOT_A_NAME}${IDENTIFIER}${QUOTE}\\s?\\(`,
  `(?<!\\bare\\s)\\b(?:called|named)\\s${QUOTE}${NOT_A_NAME}${IDENTIFIER}${QUOTE}(?!\\w|\\.\\w)`,
  `\\bfunction\\s[\`"'*]{1,3}${IDENTIFIER}[\`"'*]{1,3}`,
  `\\bfunction\\s${NOT_A_NAME}${NOT_BEHIND_FUNCTION}${IDENTIFIER}(?=\\s?(?:[,;:]|\\.(?:\\s|$)|$))`,
  `(?<![\\w$])${IDENTIFIER}\\((?:[A-Za-z_$][\\w$]{0,40}(?:,\\s?)?){0,6}\\)`,
  `(?<![{,]\\s?)\\bname(?:\\sof\\s(?:it|the\\sfunction))?(?:\\s(?:is|shall\\sbe|should\\sbe|has\\sto\\sbe)|:)\\s[\`*]{0,3}${NOT_A_NAME}${IDENTIFIER}(?!\\.\\w)`,
  `\\bfunction(?:'s)?(?:\\sname)?\\s?[:=]\\s?${QUOTE}${IDENTIFIER}${QUOTE}(?=\\s?(?:[.;,(]|\\r?$))`,
  `\\b(?:name|call)\\s(?:it|this|them|the\\s(?:function|thing))\\s[\`"'*]{1,3}${IDENTIFIER}[\`"'*]{1,3}`,
  `\\bname\\s(?:it|the\\sfunction)\\s${NOT_A_NAME}${IDENTIFIER}(?=\\s?(?:[,;]|\\.(?:\\s|$)|$))`,
  `\\b${WRITES}\\s(?:me\\s|us\\s)?(?:(?:a|an|the|one|small|little|plain|python|javascript|js|node)\\s){0,4}function\\s${NOT_A_NAME}${NOT_BEHIND_FUNCTION}${IDENTIFIER}\\s${DOES}`,
  `\\b${WRITES}\\s${NOT_A_NAME}${IDENTIFIER},\\s(?:an?|the)\\s(?:\\w{1,20}\\s)?function\\b`,
  `^\\s{0,8}(?:print|console\\.log)\\((?!print\\b|len\\b|str\\b|list\\b|sorted\\b|f\\b)${IDENTIFIER}\\(["'\\d[{]`,
].map((source) => new RegExp(source, "im"));
/** Patterns for a name recognized only by its form: a word of code behind `function`, in backticks, snake_case or camelCase. */
const LOOKS = [
  new RegExp(`\\b[Nn]ame\\s(?:it|this|the\\s(?:function|thing))\\s${CODE_WORD}`),
  new RegExp(`\\b[Cc]all\\s(?:it|this|the\\s(?:function|thing))\\s${CODE_WORD}`),
  new RegExp(`\\b[Ff]unction\\s${CODE_WORD}\\s`),
  /`([A-Za-z_$][\w$]{1,60})`/,
  /(?<![\w./$-])([a-z][a-z\d]*(?:_[a-z\d]+)+)(?!\w|[./-]\w|\s?=)/,
  /(?<![\w./$-])([a-z][a-z\d]*(?:[A-Z][a-z\d]*)+)(?!\w|[./-]\w|\s?=)/,
  /(?<![\w./$-])(?!utf|md5|sha|base|mp[34]|h[1-6]\b|x\d|[a-z]\d)([a-z]{2,20}2[a-z]{2,20}|to\d{1,3})(?!\w|[./-]\w|\s?=)/,
];

const NOT_NAMES = /^(?:JavaScript|TypeScript|nodeJs|true|false|none|null)$/i;

/** The function that a text asks for if the examples do not name it; empty for a stdin program. */
export function functionName(prose: string): string {
  for (const pattern of READS_STDIN.test(prose) ? NAMES.slice(0, 1) : [...NAMES, ...LOOKS]) {
    const found = pattern.exec(prose)?.slice(1).find(Boolean);
    if (found !== undefined && !NOT_NAMES.test(found)) return found;
  }
  return "";
}
