/** Drawn on 20 × 20 with round strokes. */
const PATHS = {
  code: "m7 6-4 4 4 4m6-8 4 4-4 4",
  runs: "M4 5.5h1m3 0h8M4 10h1m3 0h8M4 14.5h1m3 0h8",
  search: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 3.5 3.5",
  plus: "M10 4v12M4 10h12",
  settings: "M3 6h6m4 0h4M3 14h3m4 0h7M11 4.2v3.6M8 12.2v3.6",
  menu: "M3.5 6h13m-13 4h9m-9 4h13",
  close: "m5 5 10 10M15 5 5 15",
  check: "m4 10.5 4 4 8-9",
  cross: "m5.5 5.5 9 9m0-9-9 9",
  dash: "M5 10h10",
  chevron: "m7.5 5 5 5-5 5",
  down: "m5 7.5 5 5 5-5",
  file: "M5.5 3h6L15 6.5V17H5.5V3Zm6 0v3.5H15",
  folder: "M2.5 5h5l1.5 2h8.5v9h-15V5Z",
  lock: "M5 9h10v7H5V9Zm2 0V6.5a3 3 0 0 1 6 0V9",
  clock: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-11v4l2.5 2",
  download: "M10 3.5v9m-4-4 4 4 4-4M4 16.5h12",
  copy: "M7 7h9v9H7V7Zm-3 6V4h9",
  refresh: "M16 10a6 6 0 1 1-2-4.5l2 2m0-4v4h-4",
  arrow: "M10 16V4.5m-5 5 5-5 5 5",
  play: "M6.5 4.5v11l9-5.5-9-5.5Z",
  clip: "m15.5 9.5-5.8 5.8a3.3 3.3 0 0 1-4.7-4.7l6.3-6.3a2.2 2.2 0 0 1 3.1 3.1l-6.2 6.2a1 1 0 0 1-1.5-1.5l5.3-5.2",
  globe:
    "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM3 10h14M10 3c2.5 2 3.5 4.5 3.5 7S12.5 15 10 17c-2.5-2-3.5-4.5-3.5-7S7.5 5 10 3Z",
  terminal: "m4 6 4 4-4 4m6 0h6",
  trash: "M4 6h12M8 6V4h4v2m2.5 0-.7 10.5H6.2L5.5 6",
  key: "M7 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm2.5-6L16 3.5m-3 3 2 2",
  chat: "M3.5 4.5h13v9h-7l-3.5 3v-3H3.5v-9Z",
  page: "M3 4h14v12H3V4Zm0 3.5h14",
  ledger: "M5 3h10v14H5V3Zm3 0v14m3-10h1.5m-1.5 3h1.5",
  gauge: "M4 15a7.5 7.5 0 1 1 12 0m-6-3 3-4",
  note: "M4 4h12v8l-4 4H4V4Zm12 8h-4v4",
  spark: "M10 3v4m0 6v4m-7-7h4m6 0h4M5.5 5.5l2 2m5 5 2 2m0-9-2 2m-5 5-2 2",
  pulse: "M3 10h3.5l2-5 3 10 2-5H17",
  pencil: "M4 16v-3l8.5-8.5 3 3L7 16H4Zm7-10 3 3",
  desktop: "M3 4h14v9H3V4Zm4.5 12.5h5M10 13v3.5",
  phone: "M6.5 2.5h7v15h-7v-15Zm2.5 12.5h2",
  expand: "M4 8V4h4m4 0h4v4m0 4v4h-4m-4 0H4v-4",
  sum: "M5 3.5h10v13H5v-13Zm2.5 3h5M7.5 10h1m3 0h1m-5 3.5h1m3 0h1",
  receipt: "M5.5 3h9v14l-2.2-1.5L10 17l-2.3-1.5L5.5 17V3Zm2.5 4h4m-4 3h4",
  book: "M10 5.5C8.5 4.3 6 4 3 4v11.5c3 0 5.5.3 7 1.5 1.5-1.2 4-1.5 7-1.5V4c-3 0-5.5.3-7 1.5Zm0 0V17",
  warning: "M10 3.5 17.5 16.5h-15L10 3.5Zm0 4.5v4m0 2.2v.3",
  people:
    "M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5 7c0-2.8 2.2-5 5-5s5 2.2 5 5m.5-12.7a3 3 0 0 1 0 5.4m1.5 2.8c1.8.7 3 2.5 3 4.5",
  shield: "M10 3 4 5v5c0 3.5 2.5 6 6 7 3.5-1 6-3.5 6-7V5l-6-2Zm-2.5 7 2 2 3.5-4",
  link: "M8.5 11.5 15 5m-4.5 0H15v4.5M13 12v4H4V7h4",
} as const;

export type IconName = keyof typeof PATHS | "theme" | "stop";

/** A picture beside words; it is never the only sign of a state, so readers of screens do not hear of it. */
export function Icon({
  name,
  size = 18,
  className = "",
}: {
  name: IconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
    >
      <Shape name={name} />
    </svg>
  );
}

function Shape({ name }: { name: IconName }) {
  if (name === "stop") return <rect x="5.5" y="5.5" width="9" height="9" rx="1" fill="currentColor" />;
  if (name !== "theme") return <path d={PATHS[name]} />;
  return (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 0 1 0 13Z" fill="currentColor" />
    </>
  );
}
