import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { useEnvironment } from '../widget.ts';

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
  useEffect(() => {
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
