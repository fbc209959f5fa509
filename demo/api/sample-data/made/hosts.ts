import { WELLNESS, YOGA_STUDIO } from '../ids.ts';
import { CATEGORIES, type Category } from '../names/categories.ts';
import { TOWNS, type Town } from '../names/towns.ts';
import { inTurn } from '../turns.ts';
import { venueOf } from './venues.ts';

/** Who has an event or an animation, where and with what kinds of sport. */
export interface Host {
  readonly providerId: number;
  readonly town: Town;
  readonly category: Category;
}

/** The yoga studio and the wellness provider, whose pages have several pages of everything. */
export const KNOWN_HOSTS: readonly [Host, Host] = [
  { providerId: YOGA_STUDIO, town: townOf('Paris'), category: categoryOf('yoga-et-pilates') },
  { providerId: WELLNESS, town: townOf('Lyon'), category: categoryOf('bien-etre') },
];

/** The venue whose turn it is. */
export function venueHost(venues: readonly number[], n: number): Host {
  const turn = n % venues.length;
  return { providerId: venues[turn] ?? YOGA_STUDIO, ...venueOf(turn) };
}

/** Returns a function that gives the n-th event of a sport a venue made for that sport. */
export function venuesBySport(venues: readonly number[]): (sport: string, n: number) => number {
  const fit = new Map(CATEGORIES.map(({ slug }): [string, number[]] => [slug, []]));
  for (const [n, id] of venues.entries()) fit.get(venueOf(n).category.slug)?.push(id);
  return (sport, n) => {
    const category = CATEGORIES.find(({ sports }) => sports.includes(sport));
    return inTurn(fit.get(category?.slug ?? '') ?? venues, n);
  };
}

function townOf(name: string): Town {
  return TOWNS.find((town) => town.name === name) as Town;
}

function categoryOf(slug: string): Category {
  return CATEGORIES.find((category) => category.slug === slug) as Category;
}
