import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  for: {
    type: 'text',
    isId: true,
    default: null,
    doc: 'The id of the calendar whose slots it sells; by default any calendar of the page.',
  },
  item: {
    type: 'text',
    default: null,
    doc: "What it sells in place of a calendar's slots: `event:12`, `animation:8` or `membership-option:3`.",
  },
} as const satisfies AttributeTable;
