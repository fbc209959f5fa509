import { takeLinkListeners } from './link-listeners.ts';
import { KEPT } from './pressed-control.ts';
import { SKELETON } from './skeleton.ts';

/**
 * Makes the children of `parent` like those of `drawn`, whose nodes may be moved into `parent`. Nodes that need no
 * change stay, and with them the focus. An element that represents something else is replaced, because the browser
 * would count a changed element as moved (a layout shift).
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
    // `KEPT` marks a control that was pressed before React is loaded; no view draws it.
    if (!node.hasAttribute(name) && name !== KEPT) old.removeAttribute(name);
  }
  for (const name of node.getAttributeNames()) old.setAttribute(name, node.getAttribute(name) as string);
  takeLinkListeners(old, node);
  patch(old, node);
}

/**
 * Whether two nodes represent the same element: the first class of an element is its kind, the other classes are its
 * state.
 */
function isSame(old: Element, node: Element): boolean {
  return (
    old.localName === node.localName &&
    old.classList[0] === node.classList[0] &&
    old.matches(SKELETON) === node.matches(SKELETON)
  );
}
