import type { Run } from "@signet/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { service } from "../../lib/service.ts";
import { IconButton } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { TEXT } from "./text.ts";

/** Erases a run that has ended, after asking. */
export function EraseButton({
  run,
  title,
  disabled,
  onErased = () => undefined,
}: {
  run: Run;
  title: string;
  disabled: boolean;
  onErased?: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const erase = useMutation({
    mutationFn: () => service().eraseRun(run.run_id),
    onSuccess: async () => {
      onErased();
      await queries.invalidateQueries({ queryKey: ["runs"] });
    },
  });
  return (
    <>
      <IconButton
        icon="trash"
        label={erase.isError ? TEXT.eraseFailed : TEXT.eraseOne(title)}
        disabled={disabled || erase.isPending}
        onClick={() => setAsking(true)}
      />
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => erase.mutate()}
        title={TEXT.eraseTitle}
        says={TEXT.eraseSays}
        action={TEXT.erase}
      />
    </>
  );
}
