import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  for: {
    type: 'text',
    default: null,
    doc: "The id of the calendar whose purchases it takes; by default any of the page's.",
  },
  item: {
    type: 'text',
    default: null,
    doc: "What it sells instead of a calendar's slots: `event:12`, `animation:8` or `membership-option:3`.",
  },
} as const satisfies AttributeTable;
