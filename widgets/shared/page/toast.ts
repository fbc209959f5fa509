export const TOAST_TYPES = ['success', 'error', 'warning', 'info'] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

export const TOAST_POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

/** The options of `toast` (S-toast). Texts are shown as plain text, HTML included. */
export interface ToastOptions {
  readonly title?: string | undefined;
  readonly msg?: string | undefined;
  /** success */
  readonly type?: ToastType | undefined;
  /** By default the toaster's, which is top-right by default. */
  readonly position?: ToastPosition | undefined;
  /** Milliseconds: 5000, an error's 3000. */
  readonly timeout?: number | undefined;
  /** true */
  readonly progressbar?: boolean | undefined;
  /** true: the timer pauses while the toast has the pointer or the focus; false: it runs on. */
  readonly closeOnHover?: boolean | undefined;
  /** false; true: not shown where the same title and message are already shown at that position. */
  readonly preventDuplicates?: boolean | undefined;
  /** Added to class and part. */
  readonly classNames?: string | readonly string[] | undefined;
  /** CSS properties, `borderColor` or `border-color`, and custom ones. */
  readonly style?: Readonly<Record<string, string | number>> | undefined;
  /** For `closeToasts({ name })`. */
  readonly name?: string | undefined;
}

/** The options of `closeToasts`: closes all toasts that match; without a condition, all. */
export interface ToastFilter {
  readonly name?: string | undefined;
  readonly type?: ToastType | undefined;
}
