import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  period: {
    type: 'choice',
    choices: ['next', 'future', 'past'],
    default: 'next',
    doc: 'What is running or starts within a week (next), all that is still to come (future), or what is over (past).',
  },
  user: {
    type: 'text',
    isSlug: true,
    default: null,
    doc: 'The provider whose animations are shown, by url or id; by default all.',
  },
  page: { type: 'integer', min: 1, max: 999_999_999, default: 1, doc: 'The page that is shown. A pager sets it.' },
} as const satisfies AttributeTable;
