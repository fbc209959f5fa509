import { WELLNESS, YOGA_STUDIO } from '../ids.ts';
import { CATEGORIES, type Category } from '../names/categories.ts';
import { isAtHome } from '../names/nature.ts';
import { TOWNS, type Town } from '../names/towns.ts';
import { placeOf } from './venues.ts';

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
  return { providerId: venues[turn] ?? YOGA_STUDIO, ...placeOf(turn) };
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
