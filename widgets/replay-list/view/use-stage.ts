import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Player } from '../players.ts';

/** A poster's place, where a film or a note may stand. */
export interface Stage {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether something else than the poster is there. */
  readonly isOpen: boolean;
}

/** Keeps the focus in a poster's place, whatever comes to stand there; Escape closes what is open. */
export function useStage(player: Player | null, close: () => void): Stage {
  const frame = useRef<HTMLDivElement>(null);
  const isOpen = player !== null && player.case !== 'loading';
  const hadFocus = useHadFocus(frame);
  const shown = isOpen ? player.case : 'poster';

  useLayoutEffect(() => {
    const goal = shown === 'poster' ? '.play' : shown === 'playing' ? 'video' : '.note button';
    if (hadFocus.current) frame.current?.querySelector<HTMLElement>(goal)?.focus();
  }, [shown, hadFocus]);

  useEffect(() => {
    const stage = frame.current;
    if (!stage || !isOpen) return;
    const leave = (event: KeyboardEvent) => {
      // There Escape ends the full screen.
      if (event.key !== 'Escape' || document.fullscreenElement) return;
      event.preventDefault();
      close();
    };
    stage.addEventListener('keydown', leave);
    return () => stage.removeEventListener('keydown', leave);
  }, [isOpen, close]);

  return { frame, isOpen };
}

/** Whether the focus is in there, or was until this very moment: what has it goes away by being pressed. */
function useHadFocus(frame: RefObject<HTMLElement | null>): RefObject<boolean> {
  const had = useRef(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const root = current.getRootNode() as Document | ShadowRoot;
    const come = () => {
      had.current = true;
    };
    // Browsers tell of it while they hide or remove the element: what is done then is still to know it.
    const leave = () =>
      queueMicrotask(() => {
        had.current = current.contains(root.activeElement);
      });
    current.addEventListener('focusin', come);
    current.addEventListener('focusout', leave);
    return () => {
      current.removeEventListener('focusin', come);
      current.removeEventListener('focusout', leave);
    };
  }, [frame]);
  return had;
}
