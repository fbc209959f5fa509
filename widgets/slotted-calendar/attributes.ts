import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  event: { type: 'text', default: null, doc: 'The slotted offer, by url or id.' },
  mode: {
    type: 'choice',
    choices: ['default', 'picker'],
    default: 'default',
    doc: 'Whether slots link to the offer (default) or are picked here (picker).',
  },
} as const satisfies AttributeTable;
