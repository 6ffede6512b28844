/** Why a page or a search gave nothing. The message is our own and may be shown to a model and to its user. */
export class PageError extends Error {
  override readonly name = "PageError";
}
