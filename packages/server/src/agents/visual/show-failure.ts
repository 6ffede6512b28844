import { type ShownPicture, showPicture } from "../shown-pictures.ts";
import type { BuilderDeps, BuilderState, PlayedPage } from "./port.ts";

/** What a model is told of a failed attempt, with the last screenshot, taken nearest to the failure, if it takes pictures. */
export function showFailure(
  text: string,
  { shots }: Pick<PlayedPage, "shots">,
  { loop }: Pick<BuilderState, "loop">,
  { model, pictures: store }: Pick<BuilderDeps, "model" | "pictures">,
): ShownPicture {
  const shot = shots.at(-1);
  const types = () => (loop.blind ? [] : (model.pictures ?? []));
  const pictures = shot && showPicture(Buffer.from(shot.content), { types, store })?.pictures;
  return pictures
    ? { text: `${text}\nThe picture is ${shot.path}, the last that was taken.`, pictures }
    : { text };
}
