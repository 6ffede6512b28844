import { uniqueId } from "@signet/client";
import type { AccountDetail, AccountPatch, Tier } from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { service } from "../../lib/service.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Field } from "../../ui/field.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { TEXT } from "./text.ts";
import { unitWords } from "./words.ts";

/** A change that waits for the operator's confirmation. Its key lets a repeated request change the account once. */
interface Proposal {
  patch: AccountPatch;
  key: string;
  title: string;
  says: string;
  action: string;
  icon: IconName;
}

type Propose = (proposal: Omit<Proposal, "key">) => void;

/** What the operator may change about an account. Each change is confirmed. */
export function ChangeAccount({ account }: { account: AccountDetail }) {
  const queries = useQueryClient();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const change = useMutation({
    mutationFn: ({ patch, key }: Proposal) => service().changeAccount(account.account, patch, key),
    onSuccess: (changed) => {
      queries.setQueryData(["operator", "account", account.account], changed);
      // Not awaited: the banner comes with the change, so what is below it moves once.
      void queries.invalidateQueries({ queryKey: ["operator"] });
    },
  });
  const propose: Propose = (wanted) => {
    change.reset();
    setProposal({ ...wanted, key: uniqueId() });
  };
  const parts = { account, propose, busy: change.isPending };
  return (
    <section aria-labelledby="access" className="grid gap-3">
      <h2 id="access" className="text-sm font-semibold">
        {TEXT.access}
      </h2>
      {change.error && (
        <Banner tone="fail" icon="cross" title={TEXT.failed}>
          {change.error.message}
        </Banner>
      )}
      {change.isSuccess && <Banner icon="check" title={TEXT.done} />}
      <Card>
        <div className="divide-y divide-line">
          {account.kind === "owner" ? <Part>{<Line>{TEXT.own}</Line>}</Part> : <Block {...parts} />}
          <Credit key={change.isSuccess ? change.submittedAt : "typing"} {...parts} />
          <GiveTier {...parts} />
          <Note {...parts} />
        </div>
      </Card>
      <Confirm
        open={proposal !== null}
        onClose={() => setProposal(null)}
        onConfirm={() => proposal && change.mutate(proposal)}
        title={proposal?.title ?? ""}
        says={proposal?.says ?? ""}
        action={proposal?.action ?? ""}
        icon={proposal?.icon ?? "check"}
        cancel={TEXT.cancel}
      />
    </section>
  );
}

interface PartOptions {
  account: AccountDetail;
  propose: Propose;
  busy: boolean;
}

const Part = ({ children }: { children: ReactNode }) => <div className="grid gap-3 p-4">{children}</div>;
const Line = ({ children }: { children: ReactNode }) => <p className="text-sm text-text-2">{children}</p>;

function Block({ account: { blocked }, propose, busy }: PartOptions) {
  const wanted = blocked
    ? { title: TEXT.unblockTitle, says: TEXT.unblockSays, action: TEXT.unblock, icon: "check" as const }
    : { title: TEXT.blockTitle, says: TEXT.blockLine, action: TEXT.block, icon: "lock" as const };
  return (
    <Part>
      <Line>{blocked ? TEXT.unblockLine : TEXT.blockLine}</Line>
      <Button
        look={blocked ? "default" : "danger"}
        icon={wanted.icon}
        disabled={busy}
        className="justify-self-start"
        onClick={() => propose({ ...wanted, patch: { blocked: !blocked } })}
      >
        {wanted.action}
      </Button>
    </Part>
  );
}

/** A whole number of units that may be given at once; null if the text is none. */
function unitsOf(text: string): number | null {
  if (text.trim() === "") return 0;
  const units = /^[+-]?\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Math.abs(units) <= BOUNDS.operator.credit.perChange ? units : null;
}

function Credit({ propose, busy }: PartOptions) {
  const [text, setText] = useState({ runs: "", visual: "" });
  const [runs, visual] = [unitsOf(text.runs), unitsOf(text.visual)];
  const credit = runs === null || visual === null || (runs === 0 && visual === 0) ? null : { runs, visual };
  return (
    <Part>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (credit === null) return;
          const says = TEXT.creditSays(unitWords(credit));
          propose({ title: TEXT.creditTitle, says, action: TEXT.give, icon: "plus", patch: { credit } });
        }}
      >
        <h3 className="text-sm font-semibold">{TEXT.giveCredit}</h3>
        <div className="grid grid-cols-2 gap-3">
          {(["runs", "visual"] as const).map((unit) => (
            <Field
              key={unit}
              label={unit === "runs" ? TEXT.runUnits : TEXT.visualUnits}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              value={text[unit]}
              onChange={(event) => setText({ ...text, [unit]: event.target.value })}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 grow basis-40 text-xs text-text-2">{TEXT.creditHint}</p>
          <Button type="submit" icon="plus" disabled={busy || credit === null}>
            {TEXT.give}
          </Button>
        </div>
      </form>
    </Part>
  );
}

function GiveTier({ account, propose, busy }: PartOptions) {
  const given = account.given_tier ?? "free";
  const [tier, setTier] = useState<Tier>(given);
  return (
    <Part>
      <h3 className="text-sm font-semibold">{TEXT.giveTier}</h3>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Choice label={TEXT.giveTier} options={TEXT.tiers} value={tier} onChoose={setTier} />
        <Button
          disabled={busy || tier === given}
          onClick={() =>
            propose({
              title: TEXT.tierTitle(TEXT.tiers[tier]),
              says: TEXT.tierSays,
              action: TEXT.setTier,
              icon: "check",
              patch: { tier },
            })
          }
        >
          {TEXT.setTier}
        </Button>
      </div>
      <p className="text-xs text-text-2">{TEXT.tierLine}</p>
    </Part>
  );
}

function Note({ account, propose, busy }: PartOptions) {
  const id = useId();
  const [note, setNote] = useState(account.note);
  return (
    <Part>
      <label htmlFor={id} className="text-sm font-semibold">
        {TEXT.note}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={BOUNDS.operator.noteChars}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        className="w-full rounded-control border border-control-line bg-surface px-3 py-2 text-md tablet:text-sm"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-text-2">{TEXT.noteHint}</p>
        <Button
          disabled={busy || note === account.note}
          onClick={() =>
            propose({
              title: TEXT.noteTitle,
              says: TEXT.noteSays,
              action: TEXT.keep,
              icon: "note",
              patch: { note },
            })
          }
        >
          {TEXT.keep}
        </Button>
      </div>
    </Part>
  );
}
