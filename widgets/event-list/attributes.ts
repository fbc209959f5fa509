import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  query: {
    type: 'text',
    default: null,
    doc: 'What the list is narrowed down to for good, as `city/paris/sport/yoga`; visitors filter by the other names.',
  },
  view: {
    type: 'choice',
    choices: ['list', 'map'],
    default: 'list',
    doc: 'Whether a map stands beside the cards, until the visitor chooses otherwise.',
  },
  provider: { type: 'text', default: null, doc: "One provider's events alone, by the url of their page." },
  page: { type: 'integer', min: 1, max: 999_999_999, default: 1, doc: 'The page that is shown; a pager sets it.' },
} as const satisfies AttributeTable;
