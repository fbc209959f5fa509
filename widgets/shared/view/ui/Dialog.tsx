import type { ReactNode, SyntheticEvent } from 'react';
import { MODAL_TOASTS } from '../../page/toasts-in-modal.ts';
import { useEnvironment } from '../environment.ts';
import { useModal } from './use-modal.ts';

/** A modal question. Escape closes it, and the focus returns to the element that had it. */
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
  const dialog = useModal();
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
      <slot name={MODAL_TOASTS} />
    </dialog>
  );
}
