import { slugOf } from '../../../../core/text/slug.ts';
import type { SamplePage } from '../model.ts';
import { CATEGORIES, type Category } from '../names/categories.ts';
import { pictureOf } from '../names/pictures.ts';
import { TOWNS, type Town } from '../names/towns.ts';
import venues from '../names/venues.json' with { type: 'json' };
import { inTurn } from '../turns.ts';

/** How many venues a step of the scale has. */
export const VENUES_A_STEP = 300;
/** The number of the first venue that is generated; those before it are in the folder `studio/`. */
export const FIRST_MADE = venues.first.length;

/** Where a venue is, and what it is for. */
interface Place {
  readonly town: Town;
  readonly category: Category;
}

/** Returns the town and the category of the n-th venue, from 0. */
export function placeOf(n: number): Place {
  const category = CATEGORIES.find(({ slug }) => slug === venues.first[n]) ?? inTurn(CATEGORIES, n);
  return { town: inTurn(TOWNS, n), category };
}

/**
 * Returns the name and the slug of the n-th venue, from `FIRST_MADE`. No two venues of a town have the same name at any
 * scale, because the cycles of towns, names and kinds never coincide again.
 */
export function nameOf(n: number): { readonly fullName: string; readonly slug: string } {
  const { town, category } = placeOf(n);
  const turn = TOWNS.length * venues.after.length;
  const kind = inTurn(
    category.venues,
    Math.floor((n % turn) / CATEGORIES.length) + Math.floor(n / (turn * CATEGORIES.length)),
  );
  const fullName = `${kind} ${inTurn(venues.after, n)}`;
  return { fullName, slug: `${slugOf(fullName)}-${town.postalCode}` };
}

/** The numbers of two venues in Paris that share an address. */
const HOUSEMATES = [213, 284] as const;

/** Returns the page of a venue, near the centre of its town; a few have no location. */
export function venuePage(personId: number, n: number): SamplePage {
  const { town } = placeOf(n);
  const house = n === HOUSEMATES[1] ? HOUSEMATES[0] : n;
  const aside = (step: number) => Math.round((((house * step) % 101) - 50) * 16) / 100_000;
  const isUnplaced = n % 60 === 37;
  return {
    personId,
    ...nameOf(n),
    town,
    picture: n % 40 === 21 ? null : pictureOf('venue', n),
    location: isUnplaced
      ? null
      : { latitude: round(town.latitude + aside(37)), longitude: round(town.longitude + aside(59)) },
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
