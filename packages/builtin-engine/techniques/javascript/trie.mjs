/**
 * title: Prefix tree for completion
 * when: Words have to be completed from their beginning, or looked up by prefix, as in search suggestions.
 * words: trie, prefix tree, autocomplete, completion, starts with, dictionary, suggestions
 * param LIMIT: 10 — most completions that are returned
 */
const LIMIT = 10;

export function createTrie(words = []) {
  // Maps, so that no letter meets a property of Object's own.
  const root = { isWord: false, next: new Map() };
  const walk = (prefix) => {
    let node = root;
    for (const letter of prefix) {
      node = node.next.get(letter);
      if (!node) return null;
    }
    return node;
  };
  const trie = {
    add(word) {
      let node = root;
      for (const letter of word) {
        if (!node.next.has(letter)) node.next.set(letter, { isWord: false, next: new Map() });
        node = node.next.get(letter);
      }
      node.isWord = true;
    },
    has: (word) => walk(word)?.isWord ?? false,
    hasPrefix: (prefix) => (walk(prefix)?.next.size ?? 0) > 0 || trie.has(prefix),
    /** Words that begin so, in the order of their letters; the prefix itself too where it is a word. */
    complete(prefix, limit = LIMIT) {
      const found = [];
      const stack = [[prefix, walk(prefix)]];
      while (stack.length > 0 && found.length < limit) {
        const [text, node] = stack.pop();
        if (!node) break;
        if (node.isWord) found.push(text);
        const letters = [...node.next.keys()].sort().reverse();
        for (const letter of letters) stack.push([text + letter, node.next.get(letter)]);
      }
      return found;
    },
  };
  for (const word of words) trie.add(word);
  return trie;
}
