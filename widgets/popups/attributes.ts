import type { AttributeTable } from '../shared/base/attributes.ts';

export const attributes = {} as const satisfies AttributeTable;
