import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  event: { type: 'text', default: null, doc: 'One slotted offer, by url or id.' },
  user: {
    type: 'text',
    default: null,
    doc: 'All slotted offers of a provider, by url or id; `event` wins where both are set.',
  },
  mode: {
    type: 'choice',
    choices: ['default', 'picker'],
    default: 'default',
    doc: 'Whether slots link to the offer (default) or are picked here (picker).',
  },
  weeks: {
    type: 'integer',
    min: 1,
    max: 12,
    default: 4,
    doc: 'Weeks for which places are asked for at a time; moving on asks again, up to 12.',
  },
} as const satisfies AttributeTable;
