/** Where `wanted` stands in `items`, overlapping too, in order (Knuth, Morris and Pratt): in time that grows with both lengths alone. */
export function findRuns<T extends { readonly length: number }>(
  items: T,
  wanted: T,
  at: (of: T, index: number) => number,
): number[] {
  const found: number[] = [];
  if (wanted.length === 0 || wanted.length > items.length) return found;
  const back = fallbacks(wanted, at);
  let matched = 0;
  for (let i = 0; i < items.length; i++) {
    const item = at(items, i);
    while (matched > 0 && at(wanted, matched) !== item) matched = back[matched - 1]!;
    if (at(wanted, matched) === item) matched++;
    if (matched < wanted.length) continue;
    found.push(i - matched + 1);
    matched = back[matched - 1]!;
  }
  return found;
}

/** For each beginning of `wanted`, how much of it is its end as well. */
function fallbacks<T extends { readonly length: number }>(
  wanted: T,
  at: (of: T, index: number) => number,
): Uint32Array {
  const back = new Uint32Array(wanted.length);
  for (let i = 1, length = 0; i < wanted.length; i++) {
    while (length > 0 && at(wanted, i) !== at(wanted, length)) length = back[length - 1]!;
    if (at(wanted, i) === at(wanted, length)) length++;
    back[i] = length;
  }
  return back;
}

const unit = (text: string, index: number): number => text.charCodeAt(index);
const SHORT = 16;

/** Every place of `text` where `wanted` begins. */
export function findTexts(text: string, wanted: string): number[] {
  if (wanted.length > SHORT) return text.includes(wanted.slice(0, SHORT)) ? findRuns(text, wanted, unit) : [];
  const found: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) found.push(at);
  return found;
}
