import type { Tier } from "@signet/contract";
import { API_BASE, BOUNDS } from "@signet/contract/values";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useStatus } from "../../lib/queries.ts";
import { service, serviceUrl } from "../../lib/service.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { TEXT } from "./text.ts";

/** Makes a key and shows it once. The key is in the memory of this page alone, until it is put away. */
export function MakeKey() {
  const { data: status } = useStatus();
  const queries = useQueryClient();
  const [label, setLabel] = useState("");
  const [tier, setTier] = useState<Tier>("free");
  const make = useMutation({
    mutationFn: () => service().mintApiKey({ label: label.trim(), tier }),
    onSuccess: () => {
      setLabel("");
      return queries.invalidateQueries({ queryKey: ["api-keys"] });
    },
    gcTime: 0,
  });
  if (make.data?.api_key) return <Shown value={make.data.api_key} onDone={() => make.reset()} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Card className="p-4">
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={TEXT.label}
          hint={TEXT.labelHint}
          wrong={make.error?.message ?? make.data?.notice ?? null}
          maxLength={BOUNDS.label.max}
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {status?.mode === "hosted" ? (
            <Choice label={TEXT.tier} options={TEXT.tiers} value={tier} onChoose={setTier} />
          ) : (
            <span />
          )}
          <Button look="primary" type="submit" icon="plus" disabled={make.isPending || label.trim() === ""}>
            {TEXT.make}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Shown({ value, onDone }: { value: string; onDone: () => void }) {
  const example = `curl ${serviceUrl}${API_BASE}/billing/usage -H "X-SVC-Api-Key: $SIGNET_API_KEY"`;
  return (
    <Card sealed="care" className="bg-care-soft">
      <section aria-label={TEXT.made} className="grid gap-4 p-4">
        <p role="alert" className="text-sm font-semibold text-care-text">
          {TEXT.made}
        </p>
        <code className="rounded-control border border-care-line bg-surface p-3 text-code break-all">
          {value}
        </code>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={value} label={TEXT.copyKey} words />
          <Button onClick={onDone}>{TEXT.done}</Button>
        </div>
        <div className="grid gap-1.5">
          <p className="text-xs text-text-2">{TEXT.use}</p>
          <code className="text-xs break-all">{example}</code>
        </div>
      </section>
    </Card>
  );
}
