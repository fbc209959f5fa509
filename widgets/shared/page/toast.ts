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
  /** Default: `success`. */
  readonly type?: ToastType | undefined;
  /** Default: the position of the toaster, which is `top-right` by default. */
  readonly position?: ToastPosition | undefined;
  /** Milliseconds. Default: 5000, for errors 3000. */
  readonly timeout?: number | undefined;
  /** Whether a bar shows how long the toast stays. Default: `true`. */
  readonly progressbar?: boolean | undefined;
  /** Whether the timer pauses while the toast has the pointer or the focus. Default: `true`. */
  readonly closeOnHover?: boolean | undefined;
  /** Whether a toast is dropped if one with the same title and message is shown at its position. Default: `false`. */
  readonly preventDuplicates?: boolean | undefined;
  /** Names that are added to the toast's classes and parts. */
  readonly classNames?: string | readonly string[] | undefined;
  /** CSS properties, `borderColor` or `border-color`, and custom properties. */
  readonly style?: Readonly<Record<string, string | number>> | undefined;
  /** The name for `closeToasts({ name })`. */
  readonly name?: string | undefined;
}

/** The options of `closeToasts`: closes all toasts that match; without a condition, all. */
export interface ToastFilter {
  readonly name?: string | undefined;
  readonly type?: ToastType | undefined;
}
