import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  query: {
    type: 'text',
    default: null,
    doc: 'Filters that visitors cannot change, such as `city/paris/sport/yoga`.',
  },
  view: {
    type: 'choice',
    choices: ['list', 'map'],
    default: 'list',
    doc: 'Cards alone (list), or a map beside them (map), until the visitor switches.',
  },
  provider: {
    type: 'text',
    isSlug: true,
    default: null,
    doc: 'The provider whose events are shown, by url; by default all.',
  },
  page: { type: 'integer', min: 1, max: 999_999_999, default: 1, doc: 'The page that is shown. A pager sets it.' },
} as const satisfies AttributeTable;
