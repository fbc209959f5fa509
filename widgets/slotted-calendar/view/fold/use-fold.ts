import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useEnvironment } from '../../../shared/view/environment.ts';
import { useStore } from '../../../shared/view/use-store.ts';
import { isFolded } from '../../state.ts';
import type { CalendarStore } from '../../store.ts';
import { hasFocus } from './has-focus.ts';

/**
 * Shows the fold to the page: a folded calendar gives up the height that the page reserves for it; one that the visitor
 * unfolds focuses its grid, and otherwise what follows the calendar does not move.
 */
export function useFold(store: CalendarStore, frame: RefObject<HTMLElement | null>): void {
  const { host } = useEnvironment();
  const isUnfolded = useStore(store, (state) => state.isUnfolded);
  const isLine = useStore(store, isFolded);
  /** The calendar's lower edge before it has folded or unfolded; null if it has not. */
  const edge = useRef<number | null>(null);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (isFolded(state) !== isFolded(before)) edge.current = host.getBoundingClientRect().bottom;
      }),
    [store, host],
  );

  useLayoutEffect(() => {
    const tree = frame.current?.getRootNode();
    return isLine && tree instanceof ShadowRoot ? keepNoHeight(tree) : undefined;
  }, [isLine, frame]);

  useLayoutEffect(() => {
    if (isUnfolded) frame.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  }, [isUnfolded, frame]);

  useLayoutEffect(() => {
    if (edge.current === null) return;
    const top = host.getBoundingClientRect().bottom - edge.current;
    if (!hasFocus(frame)) scrollBy({ top, behavior: 'instant' });
    edge.current = null;
  });
}

/**
 * Takes no more height than the line has, by a rule that no rule of the page outweighs: a style attribute is the
 * page's, which may write it again. Returns a function that ends this.
 */
function keepNoHeight(tree: ShadowRoot): () => void {
  const { CSSStyleSheet: Sheet } = tree.ownerDocument.defaultView as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(':host { min-height: 0 !important }');
  tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
  return () => {
    tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
