import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  provider: { type: 'text', isSlug: true, default: null, doc: 'The provider, by url or id.' },
} as const satisfies AttributeTable;
