import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  scope: {
    type: 'choice',
    choices: ['all', 'user'],
    default: 'all',
    doc: 'Searches everything (all), or only people and venues (user).',
  },
} as const satisfies AttributeTable;
