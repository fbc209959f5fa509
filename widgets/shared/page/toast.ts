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

/** What `toast` takes (S-toast, Toast). Texts are shown as texts, HTML in them too. */
export interface ToastOptions {
  readonly title?: string | undefined;
  readonly msg?: string | undefined;
  /** success */
  readonly type?: ToastType | undefined;
  /** The toaster's, which is top-right where it says nothing. */
  readonly position?: ToastPosition | undefined;
  /** Milliseconds: 5000, an error's 3000. */
  readonly timeout?: number | undefined;
  /** true */
  readonly progressbar?: boolean | undefined;
  /** true: the timer pauses under pointer or focus, and the toast closes when the rest has run; false: it runs on. */
  readonly closeOnHover?: boolean | undefined;
  /** false; true: skipped where the same title and message already show at that position. */
  readonly preventDuplicates?: boolean | undefined;
  /** Become class and part. */
  readonly classNames?: string | readonly string[] | undefined;
  /** CSS properties, `borderColor` or `border-color`, and custom ones. */
  readonly style?: Readonly<Record<string, string | number>> | undefined;
  /** What `closeToasts({ name })` finds it by. */
  readonly name?: string | undefined;
}

/** What `closeToasts` takes: all that match are closed; without a condition, all. */
export interface ToastFilter {
  readonly name?: string | undefined;
  readonly type?: ToastType | undefined;
}
