import { WELLNESS, YOGA_STUDIO } from '../ids.ts';
import { CATEGORIES, type Category } from '../names/categories.ts';
import { isAtHome } from '../names/nature.ts';
import { TOWNS, type Town } from '../names/towns.ts';
import { inTurn } from '../turns.ts';
import { venueOf } from './venues.ts';

/** A provider of events or animations, with its town and its category of sports. */
export interface Host {
  readonly providerId: number;
  readonly town: Town;
  readonly category: Category;
}

/** The yoga studio and the wellness provider. All of their lists have several pages. */
export const KNOWN_HOSTS: readonly [Host, Host] = [
  { providerId: YOGA_STUDIO, town: townOf('Paris'), category: categoryOf('yoga-et-pilates') },
  { providerId: WELLNESS, town: townOf('Lyon'), category: categoryOf('bien-etre') },
];

/** Returns venue `n` as a host; the list of venues repeats endlessly. */
export function venueHost(venues: readonly number[], n: number): Host {
  const turn = n % venues.length;
  return { providerId: venues[turn] ?? YOGA_STUDIO, ...venueOf(turn) };
}

/**
 * Returns a function that chooses the venue for the n-th event of a sport: if possible, one for that sport in a town in
 * which the sport and the title are possible.
 */
export function venuesBySport(venues: readonly number[]): (sport: string, n: number, title?: string) => number {
  const fit = new Map(CATEGORIES.map(({ slug }): [string, VenueIn[]] => [slug, []]));
  for (const [n, id] of venues.entries()) {
    const { category, town } = venueOf(n);
    fit.get(category.slug)?.push({ id, town });
  }
  return (sport, n, title = sport) => {
    const category = CATEGORIES.find(({ sports }) => sports.includes(sport));
    const found = fit.get(category?.slug ?? '')?.filter(({ town }) => isAtHome(sport, town) && isAtHome(title, town));
    return found && found.length > 0 ? inTurn(found, n).id : inTurn(venues, n);
  };
}

interface VenueIn {
  readonly id: number;
  readonly town: Town;
}

/** Returns the sports of a host's category that are possible in its town. */
export function sportsOf({ category, town }: Host): readonly string[] {
  return category.sports.filter((sport) => isAtHome(sport, town));
}

function townOf(name: string): Town {
  return TOWNS.find((town) => town.name === name) as Town;
}

function categoryOf(slug: string): Category {
  return CATEGORIES.find((category) => category.slug === slug) as Category;
}
