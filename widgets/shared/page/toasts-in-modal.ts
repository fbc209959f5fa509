import { registry } from './registry.ts';

/** The slot of a dialog of ours in which toasts stand. */
export const MODAL_TOASTS = 'creneau-toasts';

/**
 * Puts toasts into a modal dialog that we have opened, as a child of `place`: outside of it they could be seen, but
 * neither pressed nor announced. Returns a function that ends this.
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
