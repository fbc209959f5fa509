let isKnown = false;

/** Whether the browser supports WebGL 2 on this page. The context that is created for the test is released at once. */
export function hasWebgl(): boolean {
  if (isKnown) return true;
  const context = document.createElement('canvas').getContext('webgl2');
  isKnown = !!context;
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return isKnown;
}
