/**
 * title: Compare dotted version numbers, newest version, next version
 * when: Version numbers such as 1.10.2 with any number of parts have to be compared, sorted, the newest found, or the next one written.
 * words: compare versions, version numbers, newest version, latest version, sort versions, software version, major minor patch, bump version, increment version, update available, outdated, release numbers, next version, older, newer
 * param PART: "patch" — part that goes up: major, minor or patch
 * param SEPARATOR: "." — sign between the parts
 */
const PART = "patch";
const SEPARATOR = ".";

/** Numbers of a version; a "v" before it and what is no number are left out. */
export function versionParts(version, separator = SEPARATOR) {
  return version.split(separator).map((part) => Number(/[0-9]+/.exec(part)?.[0] ?? 0));
}

/** 1, 0 or -1; missing parts count as 0. */
export function compareDotted(a, b, separator = SEPARATOR) {
  const [first, second] = [versionParts(a, separator), versionParts(b, separator)];
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    const difference = (first[i] ?? 0) - (second[i] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

/** "newer", "older" or "equal": what the first is to the second. */
export function versionRelation(a, b, newer = "newer", older = "older", equal = "equal") {
  return [older, equal, newer][compareDotted(a, b) + 1];
}

/** ">", "<" or "=": what stands between the two. */
export function versionSign(a, b) {
  return versionRelation(a, b, ">", "<", "=");
}

/** Whether the second version is newer than the first. */
export function isUpdateAvailable(current, latest) {
  return compareDotted(latest, current) > 0;
}

/** Whether a version is the minimum or newer. */
export function isVersionAtLeast(version, minimum) {
  return compareDotted(version, minimum) >= 0;
}

/** The first among equals; null of none. */
export function newestVersion(versions) {
  return sortVersions(versions, true)[0] ?? null;
}

/** The oldest first, or the newest. */
export function sortVersions(versions, descending = false) {
  return versions.toSorted((a, b) => compareDotted(a, b) * (descending ? -1 : 1));
}

/** The next major, minor or patch version; the parts behind become 0. */
export function bumpVersion(version, part = PART) {
  const place = ["major", "minor", "patch"].indexOf(part);
  const [, prefix] = /^(v?)/.exec(version);
  const parts = versionParts(version);
  const length = Math.max(parts.length, place + 1);
  const next = Array.from({ length }, (_, i) =>
    i < place ? (parts[i] ?? 0) : i === place ? (parts[i] ?? 0) + 1 : 0,
  );
  return prefix + next.join(".");
}

/** The version after this one, where no part but the first is above 9: "1.9.9" → "2.0.0". */
export function nextVersion(version) {
  const digits = version.split(".");
  const number = String(Number(digits.join("")) + 1).padStart(digits.length, "0");
  const whole = number.slice(0, number.length - digits.length + 1);
  return [whole, ...number.slice(number.length - digits.length + 1)].join(".");
}

/** "major", "minor", "patch", or "none": the first part in which two versions differ. */
export function versionChange(before, after) {
  const [a, b] = [versionParts(before), versionParts(after)];
  return ["major", "minor", "patch"].find((_, i) => (a[i] ?? 0) !== (b[i] ?? 0)) ?? "none";
}

/** As compareDotted where of two versions that agree so far the one with more parts is newer: 1.0.0 is newer than 1.0. */
export function compareAllDotted(a, b) {
  const order = compareDotted(a, b);
  return order === 0 ? Math.sign(versionParts(a).length - versionParts(b).length) : order;
}

/** Whether two versions are equal up to a part: major, minor or patch. */
export function isSameVersionUpTo(a, b, part = PART) {
  const changed = versionChange(a, b);
  const names = ["major", "minor", "patch"];
  return changed === "none" || names.indexOf(changed) > names.indexOf(part);
}
