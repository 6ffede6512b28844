import { ClientProblem } from "@signet/client";
import type { Status } from "@signet/contract";
import { useState } from "react";
import { clientWith, credential, credentialOf, type KeptCredential } from "../lib/service.ts";
import { useStored } from "../lib/stored.ts";
import { TEXT } from "../text.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Field } from "../ui/field.tsx";

const says = TEXT.settings;
type Whose = keyof typeof says.whoseOptions;

/** Who the service takes this browser for: what is kept, which can be removed, or the form to enter it. */
export function Access({ mode }: { mode: Status["mode"] | undefined }) {
  const kept = useStored(credential);
  if (kept !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <span>{says.kept[kept.kind]}</span>
        <Button icon={kept.kind === "owner" ? "lock" : "trash"} onClick={() => credential.set(null)}>
          {kept.kind === "owner" ? says.signOut : says.remove}
        </Button>
      </div>
    );
  return mode === "self_hosted" ? <p className="text-sm text-text-2">{says.own}</p> : <Enter />;
}

const credentialFrom = (whose: Whose, text: string): NonNullable<KeptCredential> =>
  whose === "owner" ? { kind: "owner", value: text } : credentialOf(text);

/** What can be sent as a header. */
const HEADER_VALUE = /^[\u0021-\u007e]+$/;

/** Asks for a credential, and keeps it once the service has accepted it. */
function Enter() {
  const [whose, setWhose] = useState<Whose>("account");
  const [text, setText] = useState("");
  const [state, setState] = useState<{ busy: boolean; wrong: string | null }>({ busy: false, wrong: null });
  const isOwner = whose === "owner";
  const action = isOwner ? says.signIn : says.save;
  const keep = async () => {
    const entered = credentialFrom(whose, text);
    if (!isOwner && !HEADER_VALUE.test(entered.value)) return setState({ busy: false, wrong: says.notKey });
    setState({ busy: true, wrong: null });
    try {
      await clientWith(entered).usage();
      credential.set(entered);
    } catch (error) {
      const wrong = error instanceof ClientProblem ? says.refused(error.message) : says.unasked;
      setState({ busy: false, wrong });
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
      <div className="justify-self-start">
        <Choice
          label={says.whose}
          options={says.whoseOptions}
          value={whose}
          onChoose={(next) => {
            setWhose(next);
            setText("");
            setState({ busy: false, wrong: null });
          }}
        />
      </div>
      <Field
        label={isOwner ? says.password : says.credential}
        hint={isOwner ? says.passwordHint : says.credentialHint}
        wrong={state.wrong}
        type="password"
        autoComplete={isOwner ? "current-password" : "off"}
        spellCheck={false}
        mono
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-text-2">{isOwner ? "" : says.free}</p>
        <Button look="primary" type="submit" disabled={text.trim() === "" || state.busy}>
          {state.busy ? says.checking : action}
        </Button>
      </div>
    </form>
  );
}
