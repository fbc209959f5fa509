import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  provider: {
    type: 'text',
    isSlug: true,
    default: null,
    doc: 'The provider whose replays are shown, by url or id; by default all.',
  },
  page: { type: 'integer', min: 1, max: 999_999_999, default: 1, doc: 'The page that is shown. A pager sets it.' },
} as const satisfies AttributeTable;
