import { plain } from "../../lib/plain.ts";

/** The models that a server offers, one of which is chosen. */
export function ModelChoice({
  name,
  models,
  chosen,
  onChoose,
}: {
  /** Of the group: choices of another name are independent of this one. */
  name: string;
  models: readonly string[];
  chosen: string;
  onChoose: (model: string) => void;
}) {
  return (
    <div className="grid max-h-80 overflow-y-auto rounded-control border border-line">
      {models.map((model) => (
        <label
          key={model}
          className="flex min-h-(--control) cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-hover has-checked:bg-surface-2"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === model}
            onChange={() => onChoose(model)}
            className="size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-control-line bg-surface checked:border-5 checked:border-action"
          />
          <code className="min-w-0 text-xs break-all">{plain(model)}</code>
        </label>
      ))}
    </div>
  );
}
