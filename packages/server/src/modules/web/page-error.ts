/** Why a page or a search gave no result. The message is the service's own and may be shown to models and users. */
export class PageError extends Error {
  override readonly name = "PageError";
}

/** A search service refuses until somebody does something about it: its key, or its quota. */
export class SearchRefused extends PageError {}
