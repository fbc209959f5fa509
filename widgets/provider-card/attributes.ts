import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {
  provider: { type: 'text', default: null, doc: 'The provider, by url or id.' },
} as const satisfies AttributeTable;
