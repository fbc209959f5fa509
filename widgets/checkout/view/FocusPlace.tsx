import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../../shared/view/use-kept-focus.ts';

/** Where buttons come and go: the focus of one that goes stays here, and is not another button's. */
export function FocusPlace({ children }: { readonly children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  return (
    <div className="focus-place" ref={frame} tabIndex={-1}>
      {children}
    </div>
  );
}
