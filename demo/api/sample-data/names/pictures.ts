/** How many pictures there are of a sport, and of venues. */
export const SPORT_VARIANTS = 6;
const VENUE_VARIANTS = 12;

/** Returns the path of a picture of `subject`, a sport's slug or `venue`: the n-th in turn. */
export function pictureOf(subject: string, n: number): string {
  const variants = subject === 'venue' ? VENUE_VARIANTS : SPORT_VARIANTS;
  return `/pictures/${subject}-${(n % variants) + 1}.medium.svg`;
}
