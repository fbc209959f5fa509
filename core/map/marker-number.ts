/** Returns the number of a marker's events in at most four characters, which fit the marker: 9500, 20k. */
export function markerNumber(count: number): string {
  return count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`;
}
