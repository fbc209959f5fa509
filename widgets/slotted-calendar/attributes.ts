import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  event: { type: 'text', default: null, doc: 'The offer whose slots are shown, by url or id.' },
  user: {
    type: 'text',
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
    doc: 'How many weeks are loaded at a time. Moving on loads more, up to 12.',
  },
} as const satisfies AttributeTable;
