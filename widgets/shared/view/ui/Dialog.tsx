import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useEnvironment } from '../environment.ts';

/** A modal question. Escape closes it, and the focus returns to where it was. */
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
  // Closed in the cleanup of a layout effect: the platform restores the focus only while the dialog is in the document.
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
