import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../../shared/view/use-kept-focus.ts';

/** One of the buyer's wishes: its form or, once it is applied, its result. The focus stays inside when these change. */
export function Wish({ children }: { readonly children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  return (
    <div className="wish" ref={frame}>
      {children}
    </div>
  );
}
