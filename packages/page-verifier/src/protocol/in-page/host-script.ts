// Runs in the verifier's page that hosts the frame. The page in the frame has another origin.
import type { FrameOptions, HostApi } from "../in-page-api.ts";

declare global {
  var host: HostApi;
}

/** Creates the frame. The page in it sees no referrer. */
function mount({ src, sandbox }: FrameOptions): Promise<void> {
  const frame = document.createElement("iframe");
  frame.title = "page";
  frame.allow = "autoplay; clipboard-write";
  frame.referrerPolicy = "no-referrer";
  frame.setAttribute("sandbox", sandbox);
  frame.src = src;
  const loaded = new Promise<void>((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
  });
  document.body.append(frame);
  return loaded.then(() => frame.focus());
}

const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Removes the frame. */
async function clear({ hiddenFirst }: { hiddenFirst: boolean }): Promise<void> {
  if (hiddenFirst) {
    document.body.hidden = true;
    await drawn();
  }
  document.body.replaceChildren();
  document.body.hidden = false;
}

globalThis.host = { clear, mount, drawn };
