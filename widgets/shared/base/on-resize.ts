interface Group {
  readonly observer: ResizeObserver;
  readonly listeners: Set<() => void>;
}

const groups = new WeakMap<object, Group>();

/** Calls back when an element of the group is shown, hidden or gets another size; once for all of a frame. */
export function onResize(group: object, element: Element, listener: () => void, signal: AbortSignal): void {
  const { observer, listeners } = groups.get(group) ?? /* @__NOINLINE__ */ createGroup(group);
  listeners.add(listener);
  observer.observe(element);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    observer.unobserve(element);
  });
}

/** A function of its own, never inlined: a callback made in the scope of the first element would hold that element. */
function createGroup(key: object): Group {
  const listeners = new Set<() => void>();
  const observer = new ResizeObserver(() => {
    for (const each of [...listeners]) each();
  });
  const group = { observer, listeners };
  groups.set(key, group);
  return group;
}
