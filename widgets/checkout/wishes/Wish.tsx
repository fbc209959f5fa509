import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../../shared/view/use-kept-focus.ts';

/** Something wished for, as a form or as what was granted: the one that takes the other's place takes its focus too. */
export function Wish({ children }: { readonly children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  return (
    <div className="wish" ref={frame}>
      {children}
    </div>
  );
}
