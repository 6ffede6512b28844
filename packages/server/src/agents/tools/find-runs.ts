/** Start indexes of every occurrence of `wanted` in `items`, in order, overlapping ones included. Knuth–Morris–Pratt: linear time in both lengths. */
export function findRuns<T extends { readonly length: number }>(
  items: T,
  wanted: T,
  at: (of: T, index: number) => number,
): number[] {
  const starts: number[] = [];
  if (wanted.length === 0 || wanted.length > items.length) return starts;
  const back = fallbacks(wanted, at);
  let matched = 0;
  for (let i = 0; i < items.length; i++) {
    const item = at(items, i);
    while (matched > 0 && at(wanted, matched) !== item) matched = back[matched - 1]!;
    if (at(wanted, matched) === item) matched++;
    if (matched < wanted.length) continue;
    starts.push(i - matched + 1);
    matched = back[matched - 1]!;
  }
  return starts;
}

/** The KMP failure function: for each prefix of `wanted`, the length of its longest proper prefix that is also its suffix. */
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

/** Index of every occurrence of `wanted` in `text`, overlapping ones included. */
export function findTexts(text: string, wanted: string): number[] {
  if (wanted.length > SHORT) return text.includes(wanted.slice(0, SHORT)) ? findRuns(text, wanted, unit) : [];
  const starts: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) starts.push(at);
  return starts;
}
