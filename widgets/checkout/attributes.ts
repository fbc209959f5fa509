import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  for: {
    type: 'text',
    default: null,
    doc: "The id of the calendar whose purchases it takes; by default any of the page's.",
  },
} as const satisfies AttributeTable;
