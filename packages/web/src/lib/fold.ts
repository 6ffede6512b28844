/** Computes what a reader sees of a run from one event at a time. A new view costs the same however many events there were. */
export interface Fold<E, View> {
  take(event: E): void;
  /** A new object whenever an event was taken. */
  view(): View;
}

/** What is computed from all of these events. */
export function foldAll<E, View>(createFold: () => Fold<E, View>, events: readonly E[]): View {
  const fold = createFold();
  for (const event of events) fold.take(event);
  return fold.view();
}

/** The folds of one run's events, each with the events that it has taken. */
export function createViews<E>() {
  const folds = new Map<unknown, { fold: Fold<E, unknown>; taken: number; view: unknown }>();
  return <View>(createFold: () => Fold<E, View>, events: readonly E[]): View => {
    let held = folds.get(createFold);
    if (held === undefined) {
      const fold = createFold();
      held = { fold, taken: 0, view: fold.view() };
      folds.set(createFold, held);
    }
    if (held.taken < events.length) {
      while (held.taken < events.length) held.fold.take(events[held.taken++]!);
      held.view = held.fold.view();
    }
    return held.view as View;
  };
}
