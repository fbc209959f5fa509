import { type RefObject, useLayoutEffect, useRef } from 'react';
import { registry } from '../../page/registry.ts';

/** Opens a dialog as a modal one as soon as it is drawn, below the toasts. Returns the reference for its element. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed in the cleanup of a layout effect: the platform restores the focus only while the dialog is in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    registry()?.toasts.raise?.();
    return () => element?.close();
  }, []);
  return dialog;
}
