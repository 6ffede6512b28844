import { Banner } from "../../ui/banner.tsx";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { plain } from "../../lib/plain.ts";
import { TEXT } from "./text.ts";
import { type ModelChoice, useSetModel } from "./use-keys.ts";

/** Tries a model and sets it. If something speaks against it, that is said, and it can be set all the same. */
export function SetModel({
  choice,
  label,
  look = "primary",
  disabled = false,
  onSet = () => undefined,
}: {
  choice: ModelChoice;
  label: string;
  look?: ButtonLook;
  disabled?: boolean;
  onSet?: () => void;
}) {
  const set = useSetModel();
  const why = set.error?.message ?? set.data ?? null;
  const start = (force: boolean) =>
    set.mutate({ choice, force }, { onSuccess: (objection) => objection === null && onSet() });
  return (
    <>
      {why !== null && (
        <Banner
          tone="care"
          icon="cross"
          title={TEXT.refused}
          action={set.data && <Button onClick={() => start(true)}>{TEXT.setAnyway}</Button>}
        >
          {plain(why)}
        </Banner>
      )}
      <Button
        look={look}
        className="min-w-0 justify-self-start"
        disabled={disabled || set.isPending}
        onClick={() => start(false)}
      >
        <span className="truncate">{set.isPending ? TEXT.trying : label}</span>
      </Button>
    </>
  );
}
