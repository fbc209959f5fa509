import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useEnvironment } from '../environment.ts';

/** A modal question, or a sheet. Escape closes it, and a press beside a sheet; the focus returns to where it was. */
export function Dialog({
  title,
  look = 'question',
  onCancel,
  children,
}: {
  readonly title: string;
  readonly look?: 'question' | 'sheet';
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
    <dialog
      ref={dialog}
      className={look === 'sheet' ? 'dialog sheet' : 'dialog'}
      part="dialog"
      aria-labelledby="dialog-title"
      onCancel={cancel}
      {...(look === 'sheet' && { onClick: (press: MouseEvent) => isBeside(press) && guard(onCancel) })}
    >
      <h2 id="dialog-title" className="strong">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** Whether a press was on the backdrop of a dialog: its target is the dialog, and it is outside its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}
