/** Pattern source of any of `names`, longest first, written with spaces, hyphens or neither. */
export const namesPattern = (names: readonly string[]): string =>
  String.raw`(?<![\p{L}\p{N}])(?:${[...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(" ", "[- ]?"))
    .join("|")})(?![\p{L}\p{N}])`;
