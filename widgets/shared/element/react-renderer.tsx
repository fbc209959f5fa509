import { createPortal, flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { warnOfSwallowed } from '../page/embedding/warn-of-swallowed.ts';
import { providePortal } from '../view/portal.ts';
import { keepEvents } from './keep-events.ts';
import type { MountedView } from './page-connection.ts';
import type { AdoptingRenderer } from './painting/painted-renderer.ts';
import { WidgetRoot } from './WidgetRoot.tsx';

providePortal(createPortal);

/**
 * Draws widgets with React. Failures go to the element's `report`: without these options React would report to
 * `window.onerror` what breaks while unmounting, and errors that it recovered from.
 */
export const reactRenderer: AdoptingRenderer<Root> = {
  mount(container, _, { mounted }) {
    begin(container, mounted);
    const root = createRoot(container, optionsOf(mounted));
    root.render(<WidgetRoot mounted={mounted} />);
    return root;
  },
  adopt(container, mounted) {
    begin(container, mounted);
    // In one go: what is adopted later could have changed since.
    return flushSync(() =>
      hydrateRoot(container as Node as Element, <WidgetRoot mounted={mounted} />, optionsOf(mounted)),
    );
  },
  update(root, { mounted }) {
    root.render(<WidgetRoot mounted={mounted} />);
  },
  unmount(root) {
    root.unmount();
  },
};

function begin(container: Parameters<typeof keepEvents>[0], mounted: MountedView | undefined): void {
  keepEvents(container);
  if (mounted) warnOfSwallowed(mounted.environment.host);
}

function optionsOf(
  mounted: MountedView | undefined,
): Pick<RootOptions, 'onCaughtError' | 'onUncaughtError' | 'onRecoverableError'> {
  return {
    ...(mounted && { onCaughtError: mounted.report, onUncaughtError: mounted.report }),
    onRecoverableError: (error) => console.warn(`<${mounted?.environment.host.localName}>`, error),
  };
}
