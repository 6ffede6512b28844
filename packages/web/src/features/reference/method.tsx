import { plain } from "../../lib/plain.ts";

/** The method of a route. What changes nothing is quieter. */
export function Method({ method }: { method: string }) {
  return (
    <span
      className={`justify-self-start rounded-chip border px-1.5 font-mono text-xs ${
        method === "GET" ? "border-line text-text-2" : "border-line-strong bg-surface-2 font-semibold"
      }`}
    >
      {plain(method)}
    </span>
  );
}
