import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  for: {
    type: 'text',
    default: null,
    doc: 'The id of the list that is turned; without it the nearest list before the pager.',
  },
  'page-param': { type: 'text', default: 'page', doc: 'The parameter of the address that holds the page.' },
} as const satisfies AttributeTable;
