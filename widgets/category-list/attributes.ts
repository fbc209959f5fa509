import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  param: { type: 'text', default: 'home', doc: 'Which categories are shown: those of the home page.' },
} as const satisfies AttributeTable;
