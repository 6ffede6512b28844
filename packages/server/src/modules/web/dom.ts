/** The part of the DOM's Node interface that is used here. */
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
 * Visits a node and its descendants in document order, without recursion, because pages can nest arbitrarily deep. Visits the
 * children of a node if `enter` returns true, and then calls `leave`.
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
