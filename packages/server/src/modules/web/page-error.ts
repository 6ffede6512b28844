/** Why a page or a search gave no result. The message is the service's own and may be shown to models and users. */
export class PageError extends Error {
  override readonly name = "PageError";
}
