import { useEffect, useRef } from 'react';
import { returnToCard } from '../page/left-card.ts';
import { useEnvironment } from '../view/environment.ts';

/** Scrolls to the card by which the visitor has left a list, once the list is shown (D-left-card). */
export function useReturnToCard(isShown: boolean): void {
  const { root } = useEnvironment();
  const show = useRef<(root: ParentNode) => void>(undefined);
  useEffect(() => {
    const own = new AbortController();
    show.current = returnToCard(own.signal);
    return () => own.abort();
  }, []);
  useEffect(() => {
    const drawn = isShown && root();
    if (drawn) show.current?.(drawn);
  }, [isShown, root]);
}
