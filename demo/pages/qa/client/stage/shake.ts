/** Removes an element, and inserts it again a moment later. */
export function remount(target: Element): void {
  const { parentNode: parent, nextSibling: next } = target;
  target.remove();
  setTimeout(() => parent?.insertBefore(target, next), 100);
}

/** Moves an element to another parent and back, as a page that sorts its nodes does. */
export function move(target: Element): void {
  const parent = target.parentNode;
  if (!parent) return;
  const other = parent.insertBefore(target.ownerDocument.createElement('div'), target);
  other.append(target);
  parent.insertBefore(target, other);
  other.remove();
}
