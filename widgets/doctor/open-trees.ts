/**
 * The open shadow trees of the page's own elements in a tree, and in those. Ours are left alone: what an element shows is
 * its own affair.
 */
export function openTreesIn(tree: Document | ShadowRoot): readonly ShadowRoot[] {
  const inside: ShadowRoot[] = [];
  for (const { shadowRoot, localName } of tree.querySelectorAll('*')) {
    if (shadowRoot && !localName.startsWith('creneau-')) inside.push(shadowRoot, ...openTreesIn(shadowRoot));
  }
  return inside;
}
