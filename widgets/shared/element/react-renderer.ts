import { createPortal, flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { warnOfSwallowed } from '../page/embedding/warn-of-swallowed.ts';
import { watchPlace } from '../page/embedding/watch-place.ts';
import { providePortal } from '../view/portal.ts';
import type { Renderer } from './painting/painted-root.ts';
import type { RootView } from './WidgetRoot.tsx';

providePortal(createPortal);

export const reactRenderer: Renderer = {
  draw(container, view) {
    return createRoot(container, begin(container, view));
  },
  adopt(container, view) {
    const options = begin(container, view);
    // Synchronously, because the nodes could change before a later adoption.
    return flushSync(() => hydrateRoot(container as Node as Element, view, options));
  },
};

/**
 * Returns the options of a root, and warns if the element has swallowed content of the page or is not all there. Failures go to the
 * element's `report`: without these options React would report failures during unmounting, and errors from which it
 * recovered, to `window.onerror`.
 */
function begin(container: ShadowRoot, { props: { mounted } }: RootView): RootOptions {
  if (mounted) {
    warnOfSwallowed(mounted.environment.host);
    watchPlace(mounted.environment.host);
  }
  return {
    ...(mounted && { onCaughtError: mounted.report, onUncaughtError: mounted.report }),
    onRecoverableError: (error) => console.warn(`<${container.host.localName}>`, error),
  };
}
