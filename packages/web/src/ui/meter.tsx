const MOST_TICKS = 20;

/** What is left: one tick a unit up to twenty, then a bar. Filled means left. */
export function Meter({ label, left, of }: { label: string; left: number; of: number }) {
  const shown = Math.max(0, Math.min(left, of));
  const ticks = of <= MOST_TICKS;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={shown}
      className="flex gap-1"
    >
      {ticks ? (
        Array.from({ length: of }, (_, i) => (
          <span
            key={i}
            className={`h-1.5 grow rounded-[1px] ${i < shown ? "bg-text-2" : "bg-line-strong"}`}
          />
        ))
      ) : (
        <span className="h-1.5 grow overflow-hidden rounded-[1px] bg-line-strong">
          <span className="block h-full bg-text-2" style={{ width: `${(100 * shown) / of}%` }} />
        </span>
      )}
    </div>
  );
}
