import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  provider: { type: 'text', default: null, doc: 'Whose offers, or whose bookings, are listed, by url.' },
  limit: { type: 'integer', min: 1, max: 50, default: 8, doc: 'How many a page.' },
  page: { type: 'integer', min: 1, max: 999_999_999, default: 1, doc: 'The page that is shown; a pager sets it.' },
} as const satisfies AttributeTable;
