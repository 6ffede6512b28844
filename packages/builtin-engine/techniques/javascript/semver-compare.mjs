/**
 * title: Compare semantic versions and check ranges
 * when: Versions such as 1.10.0-rc.1 have to be ordered or checked against ^1.2.3, ~1.2 or >=1.
 * words: semver, version, compare, range, caret, tilde, prerelease, sort versions, upgrade
 * param ALLOW_PRERELEASE: false — whether prereleases satisfy a range
 */
const ALLOW_PRERELEASE = false;

export function parseVersion(text) {
  const match = /^v?(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/.exec(text);
  if (!match) throw new RangeError(`not a version: ${text}`);
  return { numbers: match.slice(1, 4).map(Number), pre: match[4]?.split(".") ?? [] };
}

function comparePart(a, b) {
  const [aIsNumber, bIsNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (aIsNumber && bIsNumber) return Math.sign(Number(a) - Number(b));
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

/** -1, 0 or 1. A prerelease comes before its release; what stands after + does not count. */
export function compareVersions(a, b) {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  const place = left.numbers.findIndex((number, i) => number !== right.numbers[i]);
  if (place >= 0) return Math.sign(left.numbers[place] - right.numbers[place]);
  if (left.pre.length === 0 || right.pre.length === 0) return Math.sign(right.pre.length - left.pre.length);
  for (let i = 0; i < Math.min(left.pre.length, right.pre.length); i++) {
    const order = comparePart(left.pre[i], right.pre[i]);
    if (order !== 0) return order;
  }
  return Math.sign(left.pre.length - right.pre.length);
}

/** ^1.2.3 up to the next leading number that is not 0, ~1.2.3 up to the next minor one, or = > >= < <=. */
export function satisfies(version, range, allowPrerelease = ALLOW_PRERELEASE) {
  const [, operator, base] = /^(\^|~|>=|<=|>|<|=)?\s*(\S+)$/.exec(range.trim()) ?? [];
  if (!base) throw new RangeError(`not a range: ${range}`);
  const order = compareVersions(version, base);
  if (parseVersion(version).pre.length > 0 && !allowPrerelease) return false;
  if (operator !== "^" && operator !== "~")
    return { ">=": order >= 0, "<=": order <= 0, ">": order > 0, "<": order < 0 }[operator] ?? order === 0;
  const [has, wants] = [parseVersion(version).numbers, parseVersion(base).numbers];
  const first = wants.findIndex((number) => number !== 0);
  const fixed = operator === "~" ? 2 : first < 0 ? 3 : first + 1;
  return order >= 0 && wants.slice(0, fixed).every((number, i) => number === has[i]);
}
