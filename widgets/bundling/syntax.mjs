/** Calls `see` with every node of a syntax tree, parents first. */
export function visit(node, see) {
  if (!node || typeof node.type !== 'string') return;
  see(node);
  for (const child of Object.values(node).flat()) if (child && typeof child === 'object') visit(child, see);
}
