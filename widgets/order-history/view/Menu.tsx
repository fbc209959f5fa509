import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ON_TOP, useOnTop } from '../../shared/view/on-top/use-on-top.ts';
import { Button } from '../../shared/view/ui/Button.tsx';

/**
 * A button and the menu that it opens; its children are `menuitem`s. Arrow keys move between the items. Escape or a
 * choice closes the menu and returns the focus to the button.
 */
export function Menu({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The index of the item that gets the focus, -1 for the last item; null while the menu is closed. */
  const [active, setActive] = useState<number | null>(null);
  const isOpen = active !== null;
  // The list is opened before the focus moves, because a hidden item cannot be focused.
  useOnTop(list, { isOpen, side: 'below', align: 'end', gap: 5 });
  useLayoutEffect(() => {
    if (active !== null) itemsOf(frame.current).at(active)?.focus();
  }, [active]);
  const close = () => {
    frame.current?.querySelector('button')?.focus();
    setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = itemsOf(frame.current);
    const next = itemAt(event.key, all.indexOf(event.target as HTMLElement), all.length);
    if (next !== null) setActive(next);
    else if (isOpen && event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!frame.current?.contains(relatedTarget)) setActive(null);
  };
  return (
    // Safari focuses a pressed button only if it has a tabindex.
    <div ref={frame} className="menu">
      <Button
        className="menu-button"
        part="button menu-button"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => (isOpen ? close() : setActive(0))}
        onKeyDown={onKeyDown}
        tabIndex={0}
      >
        <span aria-hidden="true">•••</span>
      </Button>
      {isOpen && (
        <div
          ref={list}
          {...ON_TOP}
          className="menu-list over-page"
          part="menu"
          role="menu"
          tabIndex={-1}
          aria-label={name}
          onClick={close}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {children}
        </div>
      )}
    </div>
  );
}

function itemsOf(frame: HTMLElement | null): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/**
 * Returns the index of the item that gets the focus when a key is pressed, -1 for the last item; null for other keys.
 * `at` is the index of the focused item among `count`, or -1 if the button has the focus.
 */
function itemAt(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1 < count ? at + 1 : 0;
    case 'ArrowUp':
      return Math.max(at, 0) - 1;
    case 'Home':
      return at < 0 ? null : 0;
    case 'End':
      return at < 0 ? null : -1;
    default:
      return null;
  }
}
