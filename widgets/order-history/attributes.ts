import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  period: {
    type: 'choice',
    choices: ['future', 'past'],
    default: 'future',
    doc: 'What is still to come (future), or what is over, cancelled or came to nothing (past).',
  },
  page: { type: 'integer', min: 1, max: 999_999_999, default: 1, doc: 'The page that is shown; a pager sets it.' },
} as const satisfies AttributeTable;
