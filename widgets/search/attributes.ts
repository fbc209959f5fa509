import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  scope: {
    type: 'choice',
    choices: ['all', 'user'],
    default: 'all',
    doc: 'Whether everything is searched (all), or the people and venues alone (user).',
  },
} as const satisfies AttributeTable;
