/** Two hashes one above the other; the digits that differ are marked, by weight and line as well as colour. */
export function HashPair({ rows }: { rows: readonly [string, string][] }) {
  const [first, second] = [rows[0]![1], rows[1]![1]];
  return (
    <dl className="grid gap-x-4 gap-y-2 rounded-control border border-fail-line bg-surface p-3.5 tablet:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(([name, hash], row) => (
        <div key={name} className="grid gap-0.5 tablet:contents">
          <dt className="text-xs leading-5 text-text-2">{name}</dt>
          <dd className="font-mono text-code break-all">
            {parts(hash, row === 0 ? second : first).map(([text, differs], i) =>
              differs ? (
                <mark
                  key={i}
                  className="bg-fail-soft font-semibold text-fail-text underline decoration-1 underline-offset-2"
                >
                  {text}
                </mark>
              ) : (
                <span key={i}>{text}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A text in stretches that are equal to the other at the same places, and stretches that differ. */
function parts(text: string, other: string): [string, boolean][] {
  const found: [string, boolean][] = [];
  for (let i = 0; i < text.length; i++) {
    const differs = text[i] !== other[i];
    const last = found.at(-1);
    if (last?.[1] === differs) last[0] += text[i];
    else found.push([text[i]!, differs]);
  }
  return found;
}
