/**
 * title: Stable sort by several keys
 * when: Rows have to be ordered by more than one field, some rising and some falling.
 * words: sort, order by, multiple keys, stable, descending, compare, natural order, tie break
 * param NULLS_LAST: true — whether missing values come last, in both directions
 */
const NULLS_LAST = true;

const isMissing = (value) => value === null || value === undefined;

function compareValues(a, b, sign, nullsLast) {
  if (isMissing(a) || isMissing(b))
    return (Number(isMissing(a)) - Number(isMissing(b))) * (nullsLast ? 1 : -1);
  // Numbers are compared as numbers and texts by code unit: the same on every machine.
  if (a === b) return 0;
  return a < b ? -sign : sign;
}

/** Keys are names of fields, "-name" for falling order. The input is left as it is, equals keep their order. */
export function sortByKeys(rows, keys, nullsLast = NULLS_LAST) {
  return rows.toSorted((a, b) => {
    for (const key of keys) {
      const falling = key.startsWith("-");
      const field = falling ? key.slice(1) : key;
      const order = compareValues(a[field], b[field], falling ? -1 : 1, nullsLast);
      if (order !== 0) return order;
    }
    return 0;
  });
}
