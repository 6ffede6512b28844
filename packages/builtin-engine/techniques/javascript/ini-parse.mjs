/**
 * title: Read an INI or .env style configuration
 * when: Settings stand in a text of sections, name = value lines and comments.
 * words: ini, config, properties, dotenv, settings, section, key value, configuration file
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
