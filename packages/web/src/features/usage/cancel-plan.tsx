import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { date } from "../../lib/format.ts";
import { service } from "../../lib/service.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { TEXT } from "./text.ts";

/** When the plan ends, and how to end its renewal. */
export function CancelPlan({ label, until }: { label: string; until: string }) {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const cancel = useMutation({
    mutationFn: () => service().cancelPlan(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["usage"] }),
  });
  const ends = cancel.data?.plans[0]?.until;
  return (
    <div className="grid gap-3 border-t border-line bg-surface-2 p-4">
      {ends === undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-text-2">{TEXT.until(date(new Date(until)))}</p>
          <Button disabled={cancel.isPending} onClick={() => setAsks(true)}>
            {TEXT.cancel}
          </Button>
        </div>
      ) : (
        <Banner icon="check" title={TEXT.cancelled(label)}>
          {TEXT.cancelledLine(date(new Date(ends)))}
        </Banner>
      )}
      {cancel.error && (
        <Banner tone="fail" icon="cross" title={TEXT.notDone}>
          {cancel.error.message}
        </Banner>
      )}
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => cancel.mutate()}
        title={TEXT.cancelTitle}
        says={TEXT.cancelSays}
        action={TEXT.cancelAction}
      />
    </div>
  );
}
