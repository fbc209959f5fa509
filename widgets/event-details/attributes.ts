import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {
  event: { type: 'text', isSlug: true, default: null, doc: 'The event, by url or id.' },
  animation: { type: 'text', isSlug: true, default: null, doc: 'The animation, by url or id, in place of an event.' },
} as const satisfies AttributeTable;
