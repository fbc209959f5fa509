import { createRoot } from 'react-dom/client';
import { WidgetRoot } from './WidgetRoot.tsx';

/** Where r2wc keeps its React root; one that it finds there it takes instead of making its own. */
const CONTEXT = Symbol.for('r2wc.context');

/**
 * Puts a React root into an element that is about to connect, whose failures go to `report`: r2wc's own would tell
 * `window.onerror` of what breaks while unmounting, and of what React has mended by drawing again.
 */
export function placeRoot(element: HTMLElement, report: (error: unknown) => void): void {
  const root = createRoot(element.shadowRoot as ShadowRoot, {
    onCaughtError: report,
    onUncaughtError: report,
    onRecoverableError: (error) => console.warn(`<${element.localName}>`, error),
  });
  Reflect.set(element, CONTEXT, { root, ReactComponent: WidgetRoot });
}
