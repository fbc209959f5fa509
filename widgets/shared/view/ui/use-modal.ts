import { type RefObject, useLayoutEffect, useRef } from 'react';
import { showToastsIn } from '../../page/toasts-in-modal.ts';
import { useEnvironment } from '../environment.ts';

/**
 * Opens a dialog as a modal as soon as it is drawn, and shows toasts above it, in its slot. Returns the ref for its
 * element.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const { host } = useEnvironment();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed in the cleanup of a layout effect: the platform restores the focus only while the dialog is in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const end = showToastsIn(host);
    return () => {
      end();
      element?.close();
    };
  }, [host]);
  return dialog;
}
