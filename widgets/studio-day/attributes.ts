import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  date: { type: 'text', default: null, doc: 'The day that is shown first, `yyyy-MM-dd`; by default today.' },
  provider: {
    type: 'text',
    isSlug: true,
    default: null,
    doc: 'The venue whose sessions are shown, by url; by default every venue of the user.',
  },
} as const satisfies AttributeTable;
