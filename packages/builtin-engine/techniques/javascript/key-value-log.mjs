/**
 * title: Read log lines of key=value pairs
 * when: A log line such as time=… level=info msg="two words" has to be read into fields.
 * words: logfmt, log, key value, parse, structured log, fields, log line, access log, log to dictionary, fields of a log line, parse fields
 * param FLAG: "true" — value of a name that stands without =
 */
const FLAG = "true";

/** [name, value] in order. Values in double quotes may hold spaces and the escapes \" \\ \n \t. */
export function parseLogLine(line, flag = FLAG) {
  const escapes = { n: "\n", t: "\t", '"': '"', "\\": "\\" };
  const pairs = [];
  let at = 0;
  while (at < line.length) {
    if (/\s/.test(line[at])) {
      at += 1;
      continue;
    }
    // Sticky: each pattern is tried at one place only.
    const pattern = /([^\s="]+)(?:=(?:"((?:[^"\\]|\\["\\nt])*)"|([^\s"]*)))?(?=\s|$)/y;
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (!match) throw new RangeError(`cannot read the line at ${at}`);
    const [whole, name, quoted, bare] = match;
    const value =
      quoted === undefined ? (bare ?? flag) : quoted.replace(/\\(.)/g, (_, sign) => escapes[sign]);
    pairs.push([name, value]);
    at += whole.length;
  }
  return pairs;
}

/** Every field of the lines that have all the wanted values. */
export function filterLog(lines, wanted, flag = FLAG) {
  return lines
    .map((line) => parseLogLine(line, flag))
    .filter((pairs) =>
      Object.entries(wanted).every(([name, value]) => pairs.some(([n, v]) => n === name && v === value)),
    );
}

const typedValue = (text) => {
  if (/^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/.test(text)) return Number(text);
  return { true: true, false: false }[text] ?? text;
};

/** The fields of a line as an object, all as texts, or with numbers, true and false as values of their kind; the last of equal names wins. */
export function logLineFields(line, typed = false) {
  const pairs = parseLogLine(line);
  return Object.fromEntries(pairs.map(([name, value]) => [name, typed ? typedValue(value) : value]));
}

/** Parts at spaces with a = in them, as an object of texts; quotes are signs as others, and other parts are passed over. */
export function plainLogFields(line, typed = false) {
  const parts = (line.match(/\S+/g) ?? []).filter((part) => part.includes("="));
  return Object.fromEntries(
    parts.map((part) => {
      const [name, value] = [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)];
      return [name, typed ? typedValue(value) : value];
    }),
  );
}
