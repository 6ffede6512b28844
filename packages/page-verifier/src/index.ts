export { findBrowser, type FoundBrowser, type BrowserPlaces } from "./browser/find-browser.ts";
export { createBrowsers, type BrowsersDependencies } from "./browser/pool.ts";
export {
  type BrowserName,
  type Browsers,
  type BrowserStatus,
  BrowserKilled,
  type BrowserLimits,
  type BrowserUse,
} from "./browser/port.ts";
export type { Clock } from "./clock.ts";
export { PageVerifierError, type PageVerifierErrorCode } from "./errors.ts";
export type { Log } from "./log.ts";
export type {
  AmendedStep,
  ChecklistAction,
  ChecklistExpect,
  ChecklistStep,
  PageBrief,
} from "./page-brief.ts";
export {
  CHECKS,
  type CheckName,
  type PageCheck,
  type PageReport,
  PROTOCOL,
  type Screenshot,
  type StepOutcome,
  type StepReport,
} from "./page-report.ts";
export { readBrief, embedBrief } from "./protocol/embed-brief.ts";
export { findBriefFaults } from "./protocol/brief-faults.ts";
export { findTextFaults } from "./protocol/static.ts";
export { titleOf } from "./protocol/page-title.ts";
export { FRAME_HEADER, seal } from "./protocol/frame.ts";
export { type AutofixResult, autofix } from "./protocol/autofix.ts";
export type { Shot } from "./protocol/shots.ts";
export { type PageVerification, verifyPage, type VerifyPageOptions } from "./verify-page.ts";
