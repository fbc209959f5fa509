import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Player } from '../players.ts';

/** The box of a poster, which a film or a note may replace. */
export interface Stage {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether a film or a note is shown. */
  readonly isOpen: boolean;
}

/** Keeps the focus in the box when its content changes. Escape closes a film or a note. */
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
      // Escape only leaves the full screen.
      if (event.key !== 'Escape' || document.fullscreenElement) return;
      event.preventDefault();
      close();
    };
    stage.addEventListener('keydown', leave);
    return () => stage.removeEventListener('keydown', leave);
  }, [isOpen, close]);

  return { frame, isOpen };
}

/** Whether the focus is in the box, or was until now: a pressed button is removed while it has the focus. */
function useHadFocus(frame: RefObject<HTMLElement | null>): RefObject<boolean> {
  const had = useRef(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const root = current.getRootNode() as Document | ShadowRoot;
    const come = () => {
      had.current = true;
    };
    // Browsers fire `focusout` while they remove the element, but the layout effects of that render still need the old
    // value.
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
