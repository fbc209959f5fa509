import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../../shared/view/use-kept-focus.ts';

/** Takes the focus when the focused button inside is removed and no tab stop inside follows it. */
export function FocusPlace({ children }: { readonly children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  return (
    <div className="focus-place" ref={frame} tabIndex={-1}>
      {children}
    </div>
  );
}
