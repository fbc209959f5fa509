/** Returns the open shadow trees inside a tree, at any depth, except those of our elements. */
export function openTreesIn(tree: Document | ShadowRoot): readonly ShadowRoot[] {
  const inside: ShadowRoot[] = [];
  for (const { shadowRoot, localName } of tree.querySelectorAll('*')) {
    if (shadowRoot && !localName.startsWith('creneau-')) inside.push(shadowRoot, ...openTreesIn(shadowRoot));
  }
  return inside;
}
