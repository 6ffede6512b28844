const IS_APPLE = /mac|iphone|ipad/i.test(navigator.platform);

/** The name of a key on this machine's keyboard. */
const named = (key: string): string => (IS_APPLE ? key.replace("Ctrl ", "⌘ ") : key);

/** Keys, as they are written on a keyboard. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-5 rounded-chip border border-line bg-surface-2 px-1.5 text-center font-sans text-2xs leading-[18px] text-text-2"
        >
          {named(key)}
        </kbd>
      ))}
    </span>
  );
}
