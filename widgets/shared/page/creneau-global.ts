import type { Finding } from './embedding/finding.ts';
import type { Configuration } from './settings.ts';
import type { ToastFilter, ToastOptions } from './toast.ts';

/** `window.Creneau`, defined by the script. */
export interface CreneauGlobal {
  readonly version: string;
  /** Sets settings of the whole page. A key given as undefined is unset. */
  configure(settings: Configuration): void;
  /** Also loads the elements in a shadow tree, including those that are added later. */
  watch(root: Document | ShadowRoot): void;
  /** Shows a toast. On a page without a toaster, the first toast adds one. */
  toast(options: ToastOptions): void;
  /** Closes the toasts that match; without a condition, all. */
  closeToasts(filter?: ToastFilter): void;
  /** Prints and returns what is wrong with this page's embedding. */
  doctor(): Promise<readonly Finding[]>;
}
