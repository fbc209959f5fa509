import { KEPT } from './kept-presses.ts';
import { SKELETON } from './skeleton.ts';

/**
 * Makes the children of `parent` like those of `drawn`, from which nodes are taken. Nodes that need no change stay, so
 * that the focus does. What takes the place of something else is another node: one that became it would count as moved.
 */
export function patch(parent: Node, drawn: Node): void {
  const known = [...parent.childNodes];
  const wanted = [...drawn.childNodes];
  for (const [index, node] of wanted.entries()) {
    const old = known[index];
    if (!old) parent.appendChild(node);
    else if (!old.isEqualNode(node)) change(old, node);
  }
  for (const old of known.slice(wanted.length)) old.remove();
}

function change(old: ChildNode, node: ChildNode): void {
  if (!(old instanceof Element && node instanceof Element && isSame(old, node))) {
    old.replaceWith(node);
    return;
  }
  for (const name of old.getAttributeNames()) {
    // The mark of a press stays until React is loaded.
    if (!node.hasAttribute(name) && name !== KEPT) old.removeAttribute(name);
  }
  for (const name of node.getAttributeNames()) old.setAttribute(name, node.getAttribute(name) as string);
  patch(old, node);
}

/** Whether two nodes are the same element: the first of its classes says what it is, the others its state. */
function isSame(old: Element, node: Element): boolean {
  return (
    old.localName === node.localName &&
    old.classList[0] === node.classList[0] &&
    old.matches(SKELETON) === node.matches(SKELETON)
  );
}
