/**
 * Returns the open shadow trees of the page's own elements in a tree, and in those trees. Those of our elements are
 * left out.
 */
export function openTreesIn(tree: Document | ShadowRoot): readonly ShadowRoot[] {
  const inside: ShadowRoot[] = [];
  for (const { shadowRoot, localName } of tree.querySelectorAll('*')) {
    if (shadowRoot && !localName.startsWith('creneau-')) inside.push(shadowRoot, ...openTreesIn(shadowRoot));
  }
  return inside;
}
