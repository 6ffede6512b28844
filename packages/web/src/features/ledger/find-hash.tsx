import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TEXT } from "./text.ts";
import { hashesThatBegin } from "./use-receipts.ts";

/** Finds a line of the ledger by its hash or the beginning of it. */
export function FindHash() {
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<{ busy: boolean; wrong: string | null }>({ busy: false, wrong: null });
  const [, navigate] = useLocation();
  const find = async () => {
    const digits = typed.trim().toLowerCase();
    if (!/^[0-9a-f]{6,64}$/.test(digits)) return setState({ busy: false, wrong: TEXT.notHash });
    setState({ busy: true, wrong: null });
    try {
      const [sha, other] = await hashesThatBegin(digits);
      if (sha !== undefined && other === undefined) return navigate(`/ledger/${sha}`);
      setState({ busy: false, wrong: sha === undefined ? TEXT.notFound : TEXT.several });
    } catch (error) {
      setState({ busy: false, wrong: (error as Error).message });
    }
  };
  return (
    <form
      role="search"
      className="grid grow grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <Field
        label={TEXT.find}
        hint={state.busy ? TEXT.finding : TEXT.findHint}
        wrong={state.wrong}
        type="search"
        autoComplete="off"
        spellCheck={false}
        mono
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon="search" className="mt-[26px]" disabled={state.busy || typed.trim() === ""}>
        {TEXT.findAction}
      </Button>
    </form>
  );
}
