import { call, nativeGetter, patchMethod } from "./patch-native.ts";
import type { Report } from "./report.ts";

const { addEventListener } = EventTarget.prototype;

/** Reports errors and rejections before the page can suppress them. Returns a function that renews the listeners, because document.open() removes them. */
export function reportErrors(report: Report): () => void {
  const messageOf = nativeGetter(ErrorEvent.prototype, "message");
  const reasonOf = nativeGetter(PromiseRejectionEvent.prototype, "reason");
  const onError = (event: ErrorEvent): void => {
    if (!event.isTrusted) return;
    try {
      report("errors", messageOf(event));
    } catch {
      // The browser itself reports an element that could not load.
    }
  };
  const onRejection = (event: PromiseRejectionEvent): void => {
    if (event.isTrusted) report("errors", textOf(reasonOf(event)));
  };
  const renew = (): void => {
    call(addEventListener, window, ["error", onError, true]);
    call(addEventListener, window, ["unhandledrejection", onRejection, true]);
  };
  renew();
  renewWhenOpened(renew);
  return renew;
}

function textOf(thrown: unknown): string {
  try {
    // oxlint-disable-next-line typescript/restrict-template-expressions -- `String` may be the page's own by now.
    if (typeof thrown !== "object" || !thrown) return `${thrown}`;
    const { name, message } = thrown as Partial<Error>;
    return `${name}: ${message}`;
  } catch {
    return "something that has no words";
  }
}

/** Renews the listeners right after document.open(), before the new content can add its own. */
function renewWhenOpened(renew: () => void): void {
  const { open } = Document.prototype;
  const stateOf = nativeGetter(Document.prototype, "readyState");
  patchMethod(Document.prototype, "open", (native, self, given) => {
    const opened = call(native, self, given);
    renew();
    return opened;
  });
  const write = (
    native: (this: Document, ...text: string[]) => void,
    self: Document,
    given: string[],
  ): void => {
    // Writing to a finished document opens it implicitly, without a call of document.open().
    if (stateOf(self) !== "loading") call(open, self, []);
    renew();
    return call(native, self, given);
  };
  patchMethod(Document.prototype, "write", write);
  patchMethod(Document.prototype, "writeln", write);
}
