import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  query: { type: 'text', default: null, doc: 'Filters, such as `city/paris/sport/yoga`.' },
  provider: {
    type: 'text',
    isSlug: true,
    default: null,
    doc: 'The provider whose events are shown, by url; by default all.',
  },
  'max-events': {
    type: 'integer',
    min: 1,
    max: 50,
    default: 3,
    doc: "How many events of a provider are listed before 'Voir tout'.",
  },
  for: {
    type: 'text',
    isId: true,
    default: null,
    doc: 'The id of the event list that the map follows; by default the first of the page.',
  },
} as const satisfies AttributeTable;
