let isKnown = false;

/** Whether the browser draws with WebGL 2 here; the context that tells is given back at once. */
export function hasWebgl(): boolean {
  if (isKnown) return true;
  const context = document.createElement('canvas').getContext('webgl2');
  isKnown = !!context;
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return isKnown;
}
