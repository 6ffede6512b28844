/** The source of a pattern for any of `names`, the longest first, whether written with spaces, hyphens or neither. */
export const namesPattern = (names: readonly string[]): string =>
  String.raw`(?<![\p{L}\p{N}])(?:${[...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(" ", "[- ]?"))
    .join("|")})(?![\p{L}\p{N}])`;
