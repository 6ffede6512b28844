/**
 * title: Order tasks by their dependencies
 * when: Tasks, modules or courses depend on each other and need an order in which all prerequisites come first.
 * words: topological sort, dependencies, prerequisites, build order, dag, kahn, schedule, cycle
 * param REVERSED: false — whether dependants come first, as for taking down
 */
const REVERSED = false;

/** `needs` gives for each task what it needs; tasks that are free at the same time stand in the order given. */
export function topologicalSort(needs, reversed = REVERSED) {
  const names = [...new Set(Object.entries(needs).flatMap(([task, before]) => [task, ...before]))];
  const missing = new Map(
    names.map((name) => [name, new Set(Object.hasOwn(needs, name) ? needs[name] : [])]),
  );
  const dependants = new Map(names.map((name) => [name, []]));
  for (const [task, before] of missing) for (const need of before) dependants.get(need).push(task);
  const order = names.filter((name) => missing.get(name).size === 0);
  // The list grows while it is read.
  for (const done of order)
    for (const task of dependants.get(done)) {
      missing.get(task).delete(done);
      if (missing.get(task).size === 0) order.push(task);
    }
  if (order.length < names.length) {
    const stuck = names.filter((name) => missing.get(name).size > 0);
    throw new RangeError(`a cycle holds up ${stuck.join(", ")}`);
  }
  return reversed ? order.reverse() : order;
}
