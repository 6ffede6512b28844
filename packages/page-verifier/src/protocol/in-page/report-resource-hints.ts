import { call, nativeGetter, patchMethod, withoutPrototype } from "./patch-native.ts";
import type { Report } from "./report.ts";

const HINT =
  /(?:^|\s)(?:preconnect|dns-prefetch|prefetch|preload|modulepreload|prerender)(?:\s|$)|^speculationrules$/i;
const WITHIN = /^\s*(?:data:|blob:|#|$)/i;
const CANDIDATES = "link,meta,script[type]";
const ELEMENT = 1;
const FRAGMENT = 11;

const { exec } = RegExp.prototype;
const { matches, getAttribute, querySelectorAll } = Element.prototype;
const { observe } = MutationObserver.prototype;
const typeOf = nativeGetter(MutationRecord.prototype, "type");
const addedTo = nativeGetter(MutationRecord.prototype, "addedNodes");
const targetOf = nativeGetter(MutationRecord.prototype, "target");
const changedName = nativeGetter(MutationRecord.prototype, "attributeName");
const oldValueOf = nativeGetter(MutationRecord.prototype, "oldValue");
const nodeTypeOf = nativeGetter(Node.prototype, "nodeType");

const read = (element: Element, name: string): string => call(getAttribute, element, [name]) ?? "";
const fits = (pattern: RegExp, text: string | null): boolean => call(exec, pattern, [text ?? ""]) !== null;
// Reads the node itself: `instanceof` would depend on prototypes that the page can change.
const isElement = (node: Node): node is Element => nodeTypeOf(node) === ELEMENT;
const isFragment = (node: Node): node is DocumentFragment => nodeTypeOf(node) === FRAGMENT;
const isMatch = (element: Element, selector: string): boolean => call(matches, element, [selector]);

/** Reports resource hints, with which the browser makes early requests that no policy blocks and no event reports. */
export function reportResourceHints(report: Report): void {
  const judge = (element: Element): void => {
    const rel = read(element, "rel");
    const href = read(element, "href");
    if (isMatch(element, "link") && fits(HINT, rel) && !fits(WITHIN, href))
      report("network", `link ${rel} ${href}`);
    if (isMatch(element, 'meta[http-equiv="x-dns-prefetch-control" i][content="on" i]'))
      report("network", "meta x-dns-prefetch-control");
    if (isMatch(element, "script") && fits(HINT, read(element, "type")))
      report("network", "script speculationrules");
  };
  const judgeAll = (root: Node): void => {
    if (isElement(root) && isMatch(root, CANDIDATES)) judge(root);
    if (!isElement(root) && !isFragment(root)) return;
    const found: NodeListOf<Element> = call(querySelectorAll, root, [CANDIDATES]);
    for (let i = 0, element = found[0]; element; element = found[++i]) judge(element);
  };
  const observer = new MutationObserver((records) => {
    for (let i = 0; i < records.length; i++) {
      const record = records[i];
      if (!record) continue;
      const target = targetOf(record);
      if (typeOf(record) === "attributes" && isElement(target)) {
        if (!isMatch(target, CANDIDATES)) continue;
        judge(target);
        if (isMatch(target, "link") && wasHint(record, target)) report("network", "link that was a hint");
        continue;
      }
      const added = addedTo(record);
      for (let j = 0, node = added[0]; node; node = added[++j]) judgeAll(node);
    }
  });
  const everything = withoutPrototype({
    childList: true,
    subtree: true,
    attributeOldValue: true,
    attributeFilter: ["rel", "href", "http-equiv", "content", "type"],
  });
  observer.observe(document, everything);
  patchMethod(Element.prototype, "attachShadow", (native, self, given) => {
    const root = call(native, self, given);
    call(observe, observer, [root, everything]);
    return root;
  });
}

/** Whether a link was a resource hint before this change. */
function wasHint(record: MutationRecord, link: Element): boolean {
  const name = changedName(record);
  if (name === "rel") return fits(HINT, oldValueOf(record));
  return name === "href" && fits(HINT, read(link, "rel")) && !fits(WITHIN, oldValueOf(record));
}
