import type { Model } from "@signet/contract";
import type { RunRow } from "../../modules/runs/runs.ts";

/** A model whose calls `record` writes down before they are made. One that answers inside the service costs nothing and is not. */
export const recorded = (model: Model, record: () => Promise<unknown>): Model =>
  model.engine === "builtin"
    ? model
    : {
        ...model,
        async *stream(request, signal) {
          await record();
          yield* model.stream(request, signal);
        },
      };

/** What a run that is taken up again records of a call that was under way: the change of its row, and words for its caller. */
export const doubtOf = ({ asking, calls_in_doubt }: RunRow) =>
  asking === 0
    ? { change: {}, told: "" }
    : {
        change: { asking: 0, calls_in_doubt: calls_in_doubt + 1 },
        told: " A call of the model was under way: its answer is lost, the provider may have counted it, and it is made again.",
      };
