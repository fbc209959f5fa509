import { createRoot, type Root } from 'react-dom/client';
import { WidgetRoot } from './WidgetRoot.tsx';
import type { Renderer } from './widget-element.ts';

/**
 * Draws widgets with React. Failures go to the element's `report`: without these options React would report to
 * `window.onerror` what breaks while unmounting, and errors that it recovered from.
 */
export const reactRenderer: Renderer<Root> = {
  mount(container, _, { mounted }) {
    // What the page has put into a shadow root of its own is shown until now.
    container.replaceChildren();
    const root = createRoot(container, {
      onCaughtError: mounted?.report,
      onUncaughtError: mounted?.report,
      onRecoverableError: (error) => console.warn(`<${mounted?.environment.host.localName}>`, error),
    });
    root.render(<WidgetRoot mounted={mounted} />);
    return root;
  },
  update(root, { mounted }) {
    root.render(<WidgetRoot mounted={mounted} />);
  },
  unmount(root) {
    root.unmount();
  },
};
