/**
 * title: Fill the placeholders of a template
 * when: Names in braces inside a text have to be replaced by values, with escapes and missing names handled.
 * words: template, placeholder, interpolate, substitute, mustache, format string, variables
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
