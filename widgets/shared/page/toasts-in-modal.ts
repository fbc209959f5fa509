import { registry } from './registry.ts';

/** The slot of our dialogs in which toasts are shown. */
export const MODAL_TOASTS = 'creneau-toasts';

/**
 * Puts toasts into a modal dialog that we have opened, as a child of `place`: outside the dialog they could be seen,
 * but neither pressed nor announced. Returns a function that removes them from it.
 */
export function showToastsIn(place: HTMLElement): () => void {
  const toasts = registry()?.toasts;
  if (!toasts) return () => {};
  toasts.modals ??= new Map();
  const { modals } = toasts;
  modals.set(place, null);
  toasts.raise?.();
  return () => {
    modals.get(place)?.remove();
    modals.delete(place);
  };
}
