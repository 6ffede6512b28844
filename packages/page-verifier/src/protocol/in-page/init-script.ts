// Runs before the page's own scripts. In the frame it installs the clock and the control channel; in nested frames only
// the reports.
import type { InitScriptInput } from "../in-page-api.ts";
import { openControlChannel } from "./control-channel.ts";
import { blockWebRtc } from "./count-constructions.ts";
import { keepDrawings } from "./keep-drawings.ts";
import { hideWrappers } from "./patch-native.ts";
import { emulatePointerLock } from "./pointer-lock.ts";
import { recordDrawnText } from "./record-drawn-text.ts";
import { reportErrors } from "./report-errors.ts";
import { reportResourceHints } from "./report-resource-hints.ts";
import { createReport } from "./report.ts";
import { startClock } from "./virtual-clock.ts";

declare const INPUT: InitScriptInput;

function prepareFrame({ key, initial }: InitScriptInput): void {
  hideWrappers();
  const report = createReport(key);
  const renew = reportErrors(report);
  reportResourceHints(report);
  if (window.parent !== window.top) return blockWebRtc(() => report("network", "RTCPeerConnection"));
  const clock = startClock(initial, keepDrawings());
  emulatePointerLock();
  openControlChannel(key, { clock, drawn: recordDrawnText(), renew });
}

// The top window is the verifier's host page.
if (window !== window.top) prepareFrame(INPUT);
