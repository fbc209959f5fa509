import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  event: { type: 'text', isSlug: true, default: null, doc: 'The offer whose slots are shown, by url or id.' },
  user: {
    type: 'text',
    isSlug: true,
    default: null,
    doc: 'The provider whose offers are shown, by url or id. It is not read where `event` is set.',
  },
  mode: {
    type: 'choice',
    choices: ['default', 'picker'],
    default: 'default',
    doc: 'Slots are links to the offer (default), or are selected and booked here (picker).',
  },
  weeks: {
    type: 'integer',
    min: 1,
    max: 12,
    default: 4,
    doc: 'Offers and places are re-fetched each time the visitor moves beyond that many more weeks.',
  },
} as const satisfies AttributeTable;
