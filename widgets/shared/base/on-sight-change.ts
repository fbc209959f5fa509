import { isSeen } from './is-seen.ts';
import { until } from './until.ts';

interface Group {
  readonly observer: ResizeObserver;
  readonly listeners: Set<() => void>;
  /** Whether each element was seen at the last check; an element that has just joined has no entry. */
  readonly wasSeen: WeakMap<Element, boolean>;
}

const groups = new WeakMap<object, Group>();

/** Calls back when an element of the group is shown or hidden, or joins the group; once for all changes in a frame. */
export function onSightChange(group: object, element: Element, listener: () => void, signal: AbortSignal): void {
  const { observer, listeners, wasSeen } = groups.get(group) ?? /* @__NOINLINE__ */ createGroup(group);
  listeners.add(listener);
  observer.observe(element);
  until(signal, () => {
    listeners.delete(listener);
    observer.unobserve(element);
    wasSeen.delete(element);
  });
}

/**
 * Creates the group in a separate function, never inlined: a callback made in the scope of the first element would keep
 * that element in memory.
 */
function createGroup(key: object): Group {
  const listeners = new Set<() => void>();
  const wasSeen = new WeakMap<Element, boolean>();
  const observer = new ResizeObserver((entries) => {
    const changed = entries.filter(({ target }) => wasSeen.get(target) !== isSeen(target));
    for (const { target } of changed) wasSeen.set(target, isSeen(target));
    if (changed.length > 0) for (const each of [...listeners]) each();
  });
  const group = { observer, listeners, wasSeen };
  groups.set(key, group);
  return group;
}
