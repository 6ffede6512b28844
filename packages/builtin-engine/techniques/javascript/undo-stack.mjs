/**
 * title: Undo and redo
 * when: Changes of a state have to be taken back and made again, up to a number of steps.
 * words: undo, redo, history, stack, editor, snapshots, memento, steps back
 * param LIMIT: 100 — most steps that can be taken back
 */
const LIMIT = 100;

/** States are kept as they are: pass values that nobody changes afterwards. */
export function createUndoStack(initial, limit = LIMIT) {
  const past = [];
  let present = initial;
  let future = [];
  return {
    current: () => present,
    /** A new state; what had been taken back can no longer be made again. */
    change(state) {
      past.push(present);
      if (past.length > limit) past.shift();
      present = state;
      future = [];
    },
    /** The state after the step; unchanged where there is nothing to take back. */
    undo() {
      if (past.length > 0) {
        future.push(present);
        present = past.pop();
      }
      return present;
    },
    redo() {
      if (future.length > 0) {
        past.push(present);
        present = future.pop();
      }
      return present;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}
