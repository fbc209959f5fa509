import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { MODAL_TOASTS } from '../../shared/page/toasts-in-modal.ts';
import { useEnvironment } from '../../shared/view/environment.ts';
import { useModal } from '../../shared/view/ui/use-modal.ts';

/**
 * A modal dialog at the bottom of the window. Escape or a press that begins and ends beside it closes it, and the focus
 * returns to the element that had it before.
 */
export function Sheet({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { guard } = useEnvironment();
  const sheet = useModal();
  const hasBegunBeside = useRef(false);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    guard(onClose);
  };
  return (
    <dialog
      ref={sheet}
      className="sheet"
      part="sheet"
      aria-labelledby="sheet-title"
      onCancel={cancel}
      {...{
        onPointerDown: (press: MouseEvent) => {
          hasBegunBeside.current = isBeside(press);
        },
        onClick: (press: MouseEvent) => hasBegunBeside.current && isBeside(press) && guard(onClose),
      }}
    >
      <h2 id="sheet-title">{title}</h2>
      {children}
      <slot name={MODAL_TOASTS} />
    </dialog>
  );
}

/** Whether a press was on a dialog's backdrop: the event's target is the dialog, but the point is outside its box. */
function isBeside({ target, currentTarget, clientY }: MouseEvent): boolean {
  return target === currentTarget && clientY < currentTarget.getBoundingClientRect().top;
}
