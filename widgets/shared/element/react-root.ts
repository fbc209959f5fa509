import { createElement } from 'react';
import { laterIfLoaded, loadLater } from '../page/later.ts';
import { paintedRoots } from './painting/painted-root.ts';

// The build gives this module to `@r2wc/react-to-web-component` in place of `react` and `react-dom/client`
// (widgets/bundling/answered-imports.mjs).
export default { createElement };

type RendererModule = typeof import('./react-renderer.ts');

/** Creates a root that paints at once, and that React takes over once the element's later file is loaded. */
export const createRoot = paintedRoots({
  load: async (file) => (await loadLater<RendererModule>(file)).reactRenderer,
  loaded: (file) => laterIfLoaded<RendererModule>(file)?.reactRenderer ?? null,
});
