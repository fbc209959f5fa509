import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  period: {
    type: 'choice',
    choices: ['future', 'past'],
    default: 'future',
    doc: 'Orders that are still to come (future), or that are over, cancelled or expired (past).',
  },
  page: { type: 'integer', min: 1, max: 999_999_999, default: 1, doc: 'The page that is shown. A pager sets it.' },
} as const satisfies AttributeTable;
