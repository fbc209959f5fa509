import { createElement } from 'react';
import { partFailed } from '../api/errors.ts';
import { loadPart } from '../page/registry.ts';
import { paintedRoots } from './painting/painted-root.ts';
import { whenIdle } from './painting/when-idle.ts';

// `@r2wc/react-to-web-component` gets this module for `react` and `react-dom/client` (widgets/bundling/answered-imports.mjs).
export default { createElement };

/** Makes a root that paints at once, and is React's when React has come. */
export const createRoot = paintedRoots(async () => {
  try {
    const { reactRenderer } = await loadPart('renderer', () => import('./react-renderer.ts'));
    whenIdle(loadCalls);
    return reactRenderer;
  } catch (error) {
    throw partFailed(error);
  }
});

/** What a press may send goes out at once; where it cannot be fetched, the call fetches it. */
function loadCalls(): void {
  loadPart('http', () => import('../api/retrying-http.ts')).catch(() => {});
}
