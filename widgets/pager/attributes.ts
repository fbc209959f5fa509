import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  for: {
    type: 'text',
    isId: true,
    default: null,
    doc: 'The id of the list whose pages it turns; by default the nearest list before the pager.',
  },
  'page-param': {
    type: 'text',
    default: null,
    doc: "The name of the parameter that keeps the page in the address; by default `creneau-page`, on the marketplace's own pages `page`.",
  },
} as const satisfies AttributeTable;
