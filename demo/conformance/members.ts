export type Members = Readonly<Record<string, unknown>>;

/** Returns the members of an object; an empty object for any other value. */
export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

/** Returns the items of a list or a page. */
export function itemsOf(payload: unknown): readonly unknown[] {
  if (Array.isArray(payload)) return payload;
  const { items, events } = membersOf(payload);
  const list = items ?? events;
  return Array.isArray(list) ? list : [];
}

/** Returns a copy of the payload with other items in its list. */
export function withItems(payload: unknown, items: readonly unknown[]): unknown {
  if (Array.isArray(payload)) return items;
  return { ...membersOf(payload), ['items' in membersOf(payload) ? 'items' : 'events']: items };
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}
