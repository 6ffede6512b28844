/**
 * title: Priority queue on a binary heap
 * when: The most urgent item has to be taken again and again while new ones come in, equals in order of arrival.
 * words: priority queue, heap, binary heap, scheduler, min heap, max heap, tasks, urgent
 * param HIGHEST_FIRST: false — whether large priorities come first
 */
const HIGHEST_FIRST = false;

export function createPriorityQueue(highestFirst = HIGHEST_FIRST) {
  const heap = [];
  let arrivals = 0;
  // Among equal priorities the number of arrival decides.
  const isBefore = (a, b) =>
    a.priority === b.priority ? a.arrival < b.arrival : a.priority < b.priority !== highestFirst;
  const swap = (i, j) => ([heap[i], heap[j]] = [heap[j], heap[i]]);
  const siftDown = () => {
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let first = at;
      if (left < heap.length && isBefore(heap[left], heap[first])) first = left;
      if (right < heap.length && isBefore(heap[right], heap[first])) first = right;
      if (first === at) return;
      swap(at, first);
      at = first;
    }
  };
  return {
    push(item, priority) {
      heap.push({ item, priority, arrival: arrivals++ });
      for (let at = heap.length - 1; at > 0 && isBefore(heap[at], heap[(at - 1) >> 1]); at = (at - 1) >> 1)
        swap(at, (at - 1) >> 1);
    },
    /** The most urgent item, or null. */
    pop() {
      if (heap.length === 0) return null;
      swap(0, heap.length - 1);
      const { item } = heap.pop();
      siftDown();
      return item;
    },
    peek: () => (heap.length > 0 ? heap[0].item : null),
    size: () => heap.length,
  };
}
