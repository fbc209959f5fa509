/** A value of a filter with its name. */
export interface FilterValue {
  readonly name: string;
  readonly slug: string;
  /** How many events are listed with it; undefined if the API does not say. */
  readonly count?: number | undefined;
}

/**
 * Returns the values to offer: those with which the other filters still find an event, and the one that is set. `left`
 * are their slugs; null if no other filter is set or the API does not say.
 */
export function offeredValues(
  values: readonly FilterValue[],
  left: readonly string[] | null,
  set: string | null,
): readonly FilterValue[] {
  const leavesEvents = ({ slug, count }: FilterValue) => (left === null ? count !== 0 : left.includes(slug));
  return values.filter((value) => value.slug === set || leavesEvents(value));
}
