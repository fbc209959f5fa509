import type { AttributeTable } from '../shared/base/attributes.ts';
import { TOAST_POSITIONS } from '../shared/page/toast.ts';

export const attributes = {
  position: {
    type: 'choice',
    choices: TOAST_POSITIONS,
    default: 'top-right',
    doc: 'Where toasts stand that name no position of their own.',
  },
} as const satisfies AttributeTable;
