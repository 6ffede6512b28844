import { useState } from "react";
import { Link } from "wouter";
import { useStatus } from "../lib/queries.ts";
import { clientWith, credential, credentialOf, serviceUrl } from "../lib/service.ts";
import { useStored } from "../lib/stored.ts";
import { theme } from "../lib/theme.ts";
import { TEXT } from "../text.ts";
import { Choice } from "../ui/choice.tsx";
import { Button } from "../ui/button.tsx";
import { Fact } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";

const says = TEXT.settings;

/** Theme, access and what service this is. */
export function Settings({ onClose }: { onClose: () => void }) {
  const { data: status } = useStatus();
  return (
    <Dialog open onClose={onClose} title={says.title}>
      <div className="grid gap-7 overflow-y-auto p-6">
        <ThemeChoice />
        <section className="grid gap-3">
          <h3 className="text-sm font-semibold">{says.access}</h3>
          {status?.mode === "hosted" ? (
            <Access onClose={onClose} />
          ) : (
            <p className="text-sm text-text-2">{says.own}</p>
          )}
        </section>
        <section className="grid gap-3">
          <h3 className="text-sm font-semibold">{says.service}</h3>
          <dl className="grid gap-1.5 text-sm">
            <Fact name={says.address} mono>
              {serviceUrl}
            </Fact>
            <Fact name={says.version}>{status?.version ?? "–"}</Fact>
            <Fact name={says.model}>
              {status ? `${status.engine.provider} / ${status.engine.model}` : "–"}
            </Fact>
          </dl>
          <p className="text-xs text-text-2">{says.source}</p>
        </section>
      </div>
    </Dialog>
  );
}

function ThemeChoice() {
  const chosen = useStored(theme);
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="text-sm font-semibold">{says.theme}</h3>
      <Choice label={says.theme} options={says.themes} value={chosen} onChoose={theme.set} />
    </section>
  );
}

/** The credential of a hosted service: kept once the service has accepted it. */
function Access({ onClose }: { onClose: () => void }) {
  const kept = useStored(credential);
  const [text, setText] = useState("");
  const [state, setState] = useState<{ busy: boolean; wrong: string | null }>({ busy: false, wrong: null });
  if (kept !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <span>{says.kept[kept.kind]}</span>
        <Button icon="trash" onClick={() => credential.set(null)}>
          {says.remove}
        </Button>
      </div>
    );
  const keep = async () => {
    setState({ busy: true, wrong: null });
    const entered = credentialOf(text);
    try {
      await clientWith(entered).usage();
      setText("");
      setState({ busy: false, wrong: null });
      credential.set(entered);
    } catch (error) {
      setState({ busy: false, wrong: `${says.refused}: ${(error as Error).message}` });
    }
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Field
        label={says.credential}
        hint={says.credentialHint}
        wrong={state.wrong}
        type="password"
        autoComplete="off"
        spellCheck={false}
        mono
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-text-2">
          {says.free}{" "}
          <Link href="/operator" onClick={onClose} className="underline underline-offset-2">
            {says.isOwner}
          </Link>
        </p>
        <Button look="primary" type="submit" disabled={text.trim() === "" || state.busy}>
          {state.busy ? says.checking : says.save}
        </Button>
      </div>
    </form>
  );
}
