/**
 * title: Read an INI or .env style configuration
 * when: Settings stand in a text of sections, name = value lines and comments.
 * words: ini, config, properties, dotenv, settings, section, key value, configuration file, parse config, typed values, inline comment, key = value lines
 * param COMMENTS: "#;" — characters that begin a comment line
 * param TOP: "" — section of the lines before the first section head
 */
const COMMENTS = "#;";
const TOP = "";

function unquote(value) {
  const match = /^(["'])(.*)\1$/s.exec(value);
  return match ? match[2] : value;
}

/** A list of [section, name, value]; later lines win when read in order. Values are texts, quotes are taken off. */
export function parseIni(text, comments = COMMENTS, top = TOP) {
  const entries = [];
  let section = top;
  for (const [i, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === "" || comments.includes(line[0])) continue;
    const head = /^\[([^\]]+)\]$/.exec(line);
    const equals = line.indexOf("=");
    if (head) section = head[1].trim();
    else if (equals < 1) throw new RangeError(`line ${i + 1} is neither a section nor name = value`);
    else entries.push([section, line.slice(0, equals).trim(), unquote(line.slice(equals + 1).trim())]);
  }
  return entries;
}

/** Objects of a section each. */
export function iniSections(text, comments = COMMENTS, top = TOP) {
  const sections = new Map();
  for (const [section, name, value] of parseIni(text, comments, top)) {
    if (!sections.has(section)) sections.set(section, []);
    sections.get(section).push([name, value]);
  }
  // fromEntries makes own keys, also of names like __proto__.
  return Object.fromEntries([...sections].map(([name, pairs]) => [name, Object.fromEntries(pairs)]));
}

const typedValue = (text) => {
  if (/^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/.test(text)) return Number(text);
  return { true: true, false: false }[text.toLowerCase()] ?? text;
};

/** As iniSections; numbers, true and false as values of their kind, or all as texts; what stands behind a sign of a comment goes too where that is wanted. */
export function iniSectionsOf(text, typed = true, commentsBehind = false) {
  const bare = commentsBehind ? text.replace(/[ \t]+[#;].*$/gm, "") : text;
  const sections = Object.entries(iniSections(bare));
  return Object.fromEntries(
    sections.map(([name, section]) => [
      name,
      Object.fromEntries(
        Object.entries(section).map(([key, value]) => [key, typed ? typedValue(value) : value]),
      ),
    ]),
  );
}

/** All name = value lines in one object, whatever section they are in; later ones win. A line that is neither is passed over. */
export function iniValues(text, typed = false) {
  const values = {};
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name, value] = /^\s*([^#;=\s[][^=]*?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined) values[name] = typed ? typedValue(value) : value;
  }
  return values;
}
