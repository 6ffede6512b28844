import { ClientProblem } from "@signet/client";
import { type FormEvent, useState } from "react";
import { clientWith, credential } from "../../lib/service.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Heading } from "../../ui/heading.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { TEXT } from "./text.ts";

/** Why a page of the operator has nothing to show; asks for the password where that is what is missing. */
export function NotShown({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const isOthers = error instanceof ClientProblem && error.problem.code === "owner_only";
  return isOthers ? <SignIn /> : <NotLoaded error={error} onAgain={onAgain} />;
}

function SignIn() {
  const [password, setPassword] = useState("");
  const [state, setState] = useState<{ busy: boolean; wrong: string | null }>({ busy: false, wrong: null });
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true, wrong: null });
    const owner = { kind: "owner", value: password } as const;
    try {
      await clientWith(owner).overview();
      credential.set(owner);
    } catch (error) {
      setState({ busy: false, wrong: (error as Error).message });
    }
  };
  return (
    <>
      <Heading title={TEXT.signIn}>{TEXT.signInLine}</Heading>
      <Card className="max-w-lg p-4">
        <form onSubmit={(event) => void enter(event)} className="grid gap-4">
          <Field
            label={TEXT.password}
            hint={TEXT.passwordHint}
            wrong={state.wrong}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button
            look="primary"
            type="submit"
            icon="lock"
            className="justify-self-start"
            disabled={password === "" || state.busy}
          >
            {state.busy ? TEXT.checking : TEXT.enter}
          </Button>
        </form>
      </Card>
    </>
  );
}
