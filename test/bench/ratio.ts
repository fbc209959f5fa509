/** What one takes beside another, to two decimals. */
export function ratio(ours: number, theirs: number): number {
  return Math.round((ours / theirs) * 100) / 100;
}
