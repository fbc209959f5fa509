import type { AttributeTable } from '../shared/attributes.ts';

export const attributes = {} as const satisfies AttributeTable;
