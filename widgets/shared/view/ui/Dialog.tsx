import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useEnvironment } from '../environment.ts';

/** A question that must be answered first: modal, closed by Escape, the focus back where it was afterwards. */
export function Dialog({
  title,
  onCancel,
  children,
}: {
  readonly title: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { guard } = useEnvironment();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect's end: the platform gives the focus back only while the dialog is in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    guard(onCancel);
  };
  return (
    <dialog ref={dialog} className="dialog" part="dialog" aria-labelledby="dialog-title" onCancel={cancel}>
      <h2 id="dialog-title" className="strong">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
