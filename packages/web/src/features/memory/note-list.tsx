import type { MemoryEntry } from "@signet/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "wouter";
import { clock, count, day, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { useUsage } from "../../lib/queries.ts";
import { service, useService } from "../../lib/service.ts";
import { useShell } from "../../lib/shell.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { TEXT } from "./text.ts";

/** The notes of the chat: found by words, erased one by one or all together. */
export function NoteList() {
  const client = useService();
  const memory = useQuery({ queryKey: ["memory"], queryFn: () => client.memory() });
  if (memory.data === undefined)
    return memory.error && <NotLoaded error={memory.error} onAgain={() => void memory.refetch()} />;
  const notes = memory.data.memory;
  return (
    <section className="grid gap-3" aria-labelledby="notes">
      <h2 id="notes" className="text-sm font-semibold">
        {TEXT.notes}
      </h2>
      {notes.length === 0 ? <None /> : <Notes notes={notes} />}
    </section>
  );
}

function None() {
  const { openSettings } = useShell();
  const { data: usage } = useUsage();
  if (usage?.caller.kind === "address")
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-text-2">{TEXT.stranger}</p>
        <Button icon="key" onClick={openSettings}>
          {TEXT.addKey}
        </Button>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-text-2">{TEXT.none}</p>
      <div className="flex w-full items-center gap-2 rounded-control border border-line bg-sunken pl-3.5">
        <code className="min-w-0 grow py-2 text-code">{TEXT.example}</code>
        <CopyButton text={TEXT.example} />
      </div>
      <Link href="/chat" className={buttonClass("default")}>
        {TEXT.ask}
      </Link>
    </div>
  );
}

function Notes({ notes }: { notes: readonly MemoryEntry[] }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [asksAll, setAsksAll] = useState(false);
  const words = useDeferredValue(typed.trim().toLowerCase());
  const shown = notes.filter(({ text }) => text.toLowerCase().includes(words));
  const erase = useMutation({
    mutationFn: (id: string | undefined) => service().eraseMemory(id),
    onSettled: () => queries.invalidateQueries({ queryKey: ["memory"] }),
  });
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-52 grow">
          <Field
            label={TEXT.find}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button look="danger" icon="trash" disabled={erase.isPending} onClick={() => setAsksAll(true)}>
          {TEXT.forgetAll}
        </Button>
      </div>
      {erase.error && (
        <Banner tone="fail" icon="cross" title={TEXT.failed}>
          {erase.error.message}
        </Banner>
      )}
      <p className="text-xs text-text-2" role="status">
        {shown.length === 0 ? TEXT.noMatch : TEXT.found(count(shown.length), plural(notes.length, "note"))}
      </p>
      {shown.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {shown.map((note) => (
              <Note key={note.id} note={note} disabled={erase.isPending} onErase={erase.mutate} />
            ))}
          </ul>
        </Card>
      )}
      <Confirm
        open={asksAll}
        onClose={() => setAsksAll(false)}
        onConfirm={() => erase.mutate(undefined)}
        title={TEXT.allTitle(plural(notes.length, "note"))}
        says={TEXT.allSays}
        action={TEXT.allAction}
      />
    </>
  );
}

function Note({
  note: { id, text, created_at },
  disabled,
  onErase,
}: {
  note: MemoryEntry;
  disabled: boolean;
  onErase: (id: string) => void;
}) {
  const [asks, setAsks] = useState(false);
  const at = new Date(created_at);
  const words = plain(text);
  const short = words.length > 80 ? `${words.slice(0, 80)}…` : words;
  return (
    <li className="flex items-start gap-3 py-2 pr-2 pl-4">
      <div className="grid min-w-0 grow gap-0.5 py-1.5">
        <p className="text-md break-words whitespace-pre-wrap">{words}</p>
        <time dateTime={created_at} className="text-xs text-text-2">
          {day(at)}, {clock(at)}
        </time>
      </div>
      <IconButton icon="trash" label={TEXT.forget(short)} disabled={disabled} onClick={() => setAsks(true)} />
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => onErase(id)}
        title={TEXT.forgetTitle}
        says={TEXT.forgetSays(short)}
        action={TEXT.forgetAction}
      />
    </li>
  );
}
