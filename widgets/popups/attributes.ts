import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  delay: {
    type: 'integer',
    min: 0,
    max: 3600,
    default: 20,
    doc: 'Seconds until the first popup, which comes earlier when the visitor scrolls; 0 shows it at once.',
  },
} as const satisfies AttributeTable;
