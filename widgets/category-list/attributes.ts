import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  param: { type: 'text', default: 'home', doc: 'Whose categories: those of the home page.' },
} as const satisfies AttributeTable;
