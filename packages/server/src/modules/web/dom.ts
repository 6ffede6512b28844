/** As much of a document's node as is used here. */
export interface Dom {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  firstChild: Dom | null;
  nextSibling: Dom | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  remove(): void;
}

export interface DomDocument {
  documentElement: Dom;
  querySelector(selector: string): Dom | null;
}

/**
 * Visits a node and all below it in the order of the text, without recursion: pages nest as deep as they like. Goes below a
 * node where `enter` says true, and then calls `leave`.
 */
export function each(
  root: Dom,
  enter: (node: Dom, depth: number) => boolean,
  leave: (node: Dom) => void = () => undefined,
): void {
  const above: Dom[] = [];
  for (let node: Dom | null = root; node;) {
    const below: Dom | null = enter(node, above.length) ? node.firstChild : null;
    if (below) {
      above.push(node);
      node = below;
      continue;
    }
    if (node.nodeType === 1) leave(node);
    while (node && node !== root && !node.nextSibling) {
      node = above.pop() ?? null;
      if (node) leave(node);
    }
    if (!node || node === root) return;
    node = node.nextSibling;
  }
}
