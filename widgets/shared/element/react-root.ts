import { createElement } from 'react';
import { partFailed } from '../api/errors.ts';
import { loadPart } from '../page/registry.ts';
import { paintedRoots } from './painting/painted-root.ts';
import { whenIdle } from './painting/when-idle.ts';

// The build gives this module to `@r2wc/react-to-web-component` in place of `react` and `react-dom/client`
// (widgets/bundling/answered-imports.mjs).
export default { createElement };

/** Creates a root that paints at once, and that React takes over once it is loaded. */
export const createRoot = paintedRoots(async () => {
  try {
    const { reactRenderer } = await loadPart('renderer', () => import('./react-renderer.ts'));
    whenIdle(loadCalls);
    return reactRenderer;
  } catch (error) {
    throw partFailed(error);
  }
});

/** Loads the code of calls, so that a press sends its call at once; if loading fails, the call loads it again. */
function loadCalls(): void {
  loadPart('http', () => import('../api/retrying-http.ts')).catch(() => {});
}
