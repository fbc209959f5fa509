import type { ReactNode } from 'react';
import type { ToastType } from '../../shared/page/toast.ts';

const PATHS: Readonly<Record<ToastType, string>> = {
  success: 'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M6 10.3l2.8 2.8L14 7.5',
  error: 'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M7 7l6 6m0-6-6 6',
  warning: 'M10 2 1.2 17.5h17.6zM10 8v4.2m0 2.3v.1',
  info: 'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M10 9v5m0-8v.1',
};

/** The icon of a toast's type, which its colour alone must not convey. */
export function ToastIcon({ type }: { readonly type: ToastType }): ReactNode {
  return (
    <svg className="icon" part="toast-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[type]} />
    </svg>
  );
}
