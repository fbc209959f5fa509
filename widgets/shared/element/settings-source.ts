/** Elements that live by another's settings and page state: a checkout by those of the calendar that opened it. */
const leaders = new WeakMap<Element, Element>();

/** How to tell an element that it has a leader now, or that its leader's settings have changed. */
const listeners = new WeakMap<Element, () => void>();
const followers = new WeakMap<Element, Set<Element>>();

/** Makes `follower` live by the settings of `leader`, now and when they change. */
export function follow(follower: Element, leader: Element): void {
  leaders.set(follower, leader);
  const known = followers.get(leader) ?? new Set();
  followers.set(leader, known.add(follower));
  listeners.get(follower)?.();
}

/** The element whose settings count for `element`: its leader, or itself. */
export function leaderOf(element: Element): Element {
  return leaders.get(element) ?? element;
}

export function onLeaderChange(follower: Element, listener: () => void): void {
  listeners.set(follower, listener);
}

/** Tells those that follow `leader`; one that has left the page is forgotten. */
export function tellFollowers(leader: Element): void {
  const known = followers.get(leader);
  for (const follower of known ?? []) {
    if (follower.isConnected) listeners.get(follower)?.();
    else known?.delete(follower);
  }
}
