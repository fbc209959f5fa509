/** A value of a filter with its name. */
export interface FilterValue {
  readonly name: string;
  readonly slug: string;
  /** The number of events that have this value; undefined if the API does not say. */
  readonly count?: number | undefined;
}

/**
 * Returns the values to offer: the values that find an event together with the other filters, and the value that is
 * set. `left` are the slugs of the values that find an event; null if no other filter is set or the API does not say.
 */
export function offeredValues(
  values: readonly FilterValue[],
  left: readonly string[] | null,
  set: string | null,
): readonly FilterValue[] {
  const leavesEvents = ({ slug, count }: FilterValue) => (left === null ? count !== 0 : left.includes(slug));
  return values.filter((value) => value.slug === set || leavesEvents(value));
}
