import type { IconNode } from 'lucide';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { ReactNode } from 'react';
import type { ToastType } from '../../shared/page/toast.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';

const ICONS: Readonly<Record<ToastType, IconNode>> = {
  success: CircleCheck,
  error: CircleX,
  warning: TriangleAlert,
  info: Info,
};

/** The icon of a toast's type, which its colour alone must not convey. */
export function ToastIcon({ type }: { readonly type: ToastType }): ReactNode {
  return <Icon of={ICONS[type]} part="toast-icon" />;
}
