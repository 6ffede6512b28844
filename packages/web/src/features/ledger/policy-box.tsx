import { parsePolicy, VerifyError } from "@signet/verify";
import { useId, useState } from "react";
import { plain } from "../../lib/plain.ts";
import { useStored } from "../../lib/stored.ts";
import { MOST_POLICY_CHARS, witnessPolicy } from "../../lib/witness-policy.ts";
import { Button } from "../../ui/button.tsx";
import { TEXT } from "./text.ts";

const says = TEXT.policy;

/** Whose cosignatures are wanted here. `onChange`: another policy counts from now on. */
export function PolicyBox({ onChange }: { onChange: () => void }) {
  const policy = useStored(witnessPolicy);
  const [isOpen, setOpen] = useState(false);
  const keep = (text: string) => {
    setOpen(false);
    witnessPolicy.set(text);
    onChange();
  };
  return (
    <section aria-label={says.title} className="grid gap-3 border-t border-line pt-4">
      <div className="grid gap-3 tablet:flex tablet:items-center">
        <p className="min-w-0 grow text-sm text-text-2">{policy === "" ? says.none : says.set}</p>
        {!isOpen && (
          <Button className="justify-self-start" onClick={() => setOpen(true)}>
            {policy === "" ? says.change : says.edit}
          </Button>
        )}
      </div>
      {isOpen && <PolicyForm policy={policy} onKeep={keep} onCancel={() => setOpen(false)} />}
    </section>
  );
}

interface FormParts {
  policy: string;
  onKeep: (text: string) => void;
  onCancel: () => void;
}

function PolicyForm({ policy, onKeep, onCancel }: FormParts) {
  const id = useId();
  const [text, setText] = useState(policy);
  const [wrong, setWrong] = useState<string | null>(null);
  const keep = () =>
    void parsePolicy(text).then(
      () => onKeep(text),
      (error: unknown) => {
        if (!(error instanceof VerifyError)) throw error;
        setWrong(plain(error.message));
      },
    );
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {says.label}
      </label>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        maxLength={MOST_POLICY_CHARS}
        value={text}
        aria-invalid={wrong === null ? undefined : true}
        aria-describedby={`${id}-below`}
        onChange={(event) => setText(event.target.value)}
        className="w-full rounded-control border border-control-line bg-surface px-3 py-2 font-mono text-md tablet:text-sm"
      />
      <p
        id={`${id}-below`}
        role={wrong === null ? undefined : "alert"}
        className={`text-xs break-words ${wrong === null ? "text-text-3" : "text-fail-text"}`}
      >
        {wrong ?? says.hint}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button look="primary" disabled={text.trim() === ""} onClick={keep}>
          {says.keep}
        </Button>
        {policy !== "" && <Button onClick={() => onKeep("")}>{says.remove}</Button>}
        <Button look="quiet" onClick={onCancel}>
          {says.cancel}
        </Button>
      </div>
    </div>
  );
}
