import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useEnvironment } from '../../../shared/view/environment.ts';
import { useStore } from '../../../shared/view/use-store.ts';
import { isFolded } from '../../state.ts';
import type { CalendarStore } from '../../store.ts';

/**
 * Adapts the page when the calendar folds or unfolds. A folded calendar gives up the height that the page reserves for
 * it. If the visitor unfolds the calendar, its grid takes the focus; otherwise the page is scrolled so that what
 * follows the calendar does not move.
 */
export function useFold(store: CalendarStore, frame: RefObject<HTMLElement | null>): void {
  const { host } = useEnvironment();
  const isUnfolded = useStore(store, (state) => state.isUnfolded);
  const isLine = useStore(store, isFolded);
  /** The position of the calendar's lower edge before it folded or unfolded, in px; null once the page is scrolled. */
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
    if (!frame.current?.querySelector(':focus')) scrollBy({ top, behavior: 'instant' });
    edge.current = null;
  });
}

/**
 * Removes the minimum height of the host by a style sheet rule that no rule of the page overrides. The style attribute
 * is not used, because the page may write it again. Returns a function that removes the rule.
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
