import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  query: { type: 'text', default: null, doc: 'What the map is narrowed down to, such as `city/paris/sport/yoga`.' },
  provider: { type: 'text', default: null, doc: 'The url of the provider whose events are shown; all without it.' },
  'max-events': {
    type: 'integer',
    min: 1,
    max: 50,
    default: 3,
    doc: "How many events of a provider are shown before 'Voir tout'.",
  },
  for: {
    type: 'text',
    default: null,
    doc: "The id of the event list that the map follows; the page's first without it.",
  },
} as const satisfies AttributeTable;
