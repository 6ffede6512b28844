/**
 * title: Fill the placeholders of a template
 * when: Names in braces inside a text have to be replaced by values, with escapes and missing names handled.
 * words: template, placeholder, interpolate, substitute, mustache, format string, variables, fill in, replace placeholders, double braces, double curly braces, mail merge, merge fields
 * param MISSING: "" — what stands for a name without a value; null makes it an error
 */
const MISSING = "";

/** {name} and {a.b} are replaced, {{ and }} stand for braces. Values are never read as templates again. */
export function fillTemplate(template, values, missing = MISSING) {
  return template.replace(/\{\{|\}\}|\{([\w.]+)\}/g, (found, path) => {
    if (path === undefined) return found[0];
    let value = values;
    // Own keys only: {constructor} is a missing name, not a function.
    for (const key of path.split("."))
      value = value !== null && typeof value === "object" && Object.hasOwn(value, key) ? value[key] : null;
    if (value !== null && value !== undefined) return String(value);
    if (missing === null) throw new RangeError(`no value for ${path}`);
    return missing;
  });
}

function filled(template, values, pattern, unknown) {
  return template.replace(pattern, (found, name) => {
    const known = Object.hasOwn(values, name) && values[name] !== null;
    return known ? String(values[name]) : (unknown ?? found);
  });
}

/** {name} alone: a name without a value stays as it stands, or goes; braces have no other meaning. */
export function fillInTemplate(template, values, dropUnknown = false) {
  return filled(template, values, /\{(\w+)\}/g, dropUnknown ? "" : null);
}

/** {{name}}, with spaces inside or without: a name without a value stays as it stands, or goes. */
export function fillTheTemplate(template, values, dropUnknown = false) {
  return filled(template, values, /\{\{\s*(\w+)\s*\}\}/g, dropUnknown ? "" : null);
}

/** ${name}: a name without a value stays as it stands, or goes. */
export function fillDollarTemplate(template, values, dropUnknown = false) {
  return filled(template, values, /\$\{(\w+)\}/g, dropUnknown ? "" : null);
}

/** Names between two signs such as "[" and "]", "<" and ">" or "%" and "%"; a name without a value stays. */
export function fillTemplateWith(template, values, open = "[", close = "]") {
  const plain = (sign) => sign.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return filled(template, values, new RegExp(`${plain(open)}(\\w+)${plain(close)}`, "g"), null);
}

/** {0}, {1} and so on by the places of a list, or {} one after the other; a place that the list lacks stays. */
export function fillTemplateInOrder(template, items) {
  let next = 0;
  return template.replace(/\{([0-9]*)\}/g, (found, place) => {
    const at = place === "" ? next++ : Number(place);
    return at < items.length ? String(items[at]) : found;
  });
}
