import { camelCase } from '../shared/base/camel-case.ts';
import { setSettingsSource, settingsSourceOf } from '../shared/element/settings-source.ts';
import type { ToastRequests } from '../shared/page/toast-requests.ts';
import { MODAL_TOASTS } from '../shared/page/toasts-in-modal.ts';
import { attributes } from './attributes.ts';

/**
 * Puts a copy of a toaster into the modal dialog that was opened last, where the copy shows the page's toasts. Returns
 * false if there is no such dialog, or if the toaster is inside it.
 */
export function standInModal({ modals }: ToastRequests, toaster: HTMLElement): boolean {
  const [place, copy] = lastModal(modals) ?? [];
  if (!modals || !place || place.contains(toaster)) return false;
  if (copy?.isConnected) return true;
  // Copies the page's own toaster, not an earlier copy, because the page may have changed it since.
  const original = settingsSourceOf(toaster) as HTMLElement;
  const made = original.cloneNode() as HTMLElement;
  // A clone has only the attributes, so the properties are copied too.
  for (const property of Object.keys(attributes).map(camelCase))
    Reflect.set(made, property, Reflect.get(original, property));
  made.removeAttribute('id');
  made.slot = MODAL_TOASTS;
  setSettingsSource(made, original);
  modals.set(place, made);
  place.append(made);
  return true;
}

/**
 * Returns the last entry whose dialog is on the page. Deletes the entries of removed dialogs, which fire no `close`
 * event.
 */
function lastModal(modals: ToastRequests['modals']): readonly [HTMLElement, HTMLElement | null] | undefined {
  for (const [place, copy] of modals ?? []) {
    if (place.isConnected) continue;
    copy?.remove();
    modals?.delete(place);
  }
  return [...(modals ?? [])].at(-1);
}

/** Whether a toaster is a copy inside a modal dialog. */
export function standsInModal({ modals }: ToastRequests, toaster: HTMLElement): boolean {
  return [...(modals?.values() ?? [])].includes(toaster);
}
