import type { Configuration } from './settings.ts';
import type { ToastFilter, ToastOptions } from './toast.ts';

/** `window.Creneau`, which the script tag makes. */
export interface CreneauGlobal {
  readonly version: string;
  /** Sets what holds for the whole page. A key given as undefined is unset. */
  configure(settings: Configuration): void;
  /** Loads the elements of a shadow tree too, now and later. */
  watch(root: Document | ShadowRoot): void;
  /** Shows a toast. Where no toaster stands, the first toast makes one. */
  toast(options: ToastOptions): void;
  /** Closes the toasts that match; without a condition, all. */
  closeToasts(filter?: ToastFilter): void;
}
