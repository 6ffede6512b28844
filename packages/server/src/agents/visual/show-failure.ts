import type { VisualCheckName } from "@signet/contract";
import { type ShownPicture, showPicture } from "../shown-pictures.ts";
import type { BuilderDeps, BuilderState, PlayedPage } from "./port.ts";
import { failuresOf } from "./report-texts.ts";

/** The screenshot that shows what a check found: of the page when it opened, on a phone, or after the checklist. */
const SHOTS: Partial<Record<VisualCheckName, string>> = {
  load: "desktop",
  not_blank: "desktop",
  touch: "phone",
  phone: "phone",
  checklist: "checklist",
};

/** What a model is told of a failed attempt, with a screenshot of its first failure if the model takes pictures. */
export function showFailure(
  text: string,
  { report, shots }: Pick<PlayedPage, "report" | "shots">,
  { loop }: Pick<BuilderState, "loop">,
  { model, pictures: store }: Pick<BuilderDeps, "model" | "pictures">,
): ShownPicture {
  const [failed] = failuresOf(report);
  const wanted = (failed && SHOTS[failed.name]) ?? "played";
  const shot = shots.find(({ path }) => path.startsWith(`${wanted}.`)) ?? shots.at(-1);
  const types = () => (loop.blind ? [] : (model.pictures ?? []));
  const pictures = shot && showPicture(Buffer.from(shot.content), { types, store })?.pictures;
  return pictures ? { text: `${text}\nThe picture is ${shot.path} of this attempt.`, pictures } : { text };
}
