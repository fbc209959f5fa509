/** How many pictures there are of a sport or of a kind of place. */
const VARIANTS = { sport: 6, venue: 12 } as const;

/** The path of a picture of `subject`, a sport's slug or `venue`; the n-th of something has the n-th in turn. */
export function pictureOf(subject: string, n: number): string {
  const variants = subject === 'venue' ? VARIANTS.venue : VARIANTS.sport;
  return `/pictures/${subject}-${(n % variants) + 1}.medium.svg`;
}

/** The path of a category's picture. */
export function categoryPicture(slug: string): string {
  return `/pictures/category-${slug}.medium.svg`;
}
