import type { Coach, Intensity, SlottedOffer } from './slotted.ts';

/** Which of several offers the calendar shows; null sets no condition (D-filter-options). */
export interface SlottedFilter {
  /** A coach's slug. */
  readonly coach: string | null;
  /** A sport's slug. */
  readonly sport: string | null;
  readonly language: string | null;
  readonly intensity: Intensity | null;
}

export const NO_FILTER: SlottedFilter = { coach: null, sport: null, language: null, intensity: null };

export function isFiltering(filter: SlottedFilter): boolean {
  return Object.values(filter).some((condition) => condition !== null);
}

/** Returns the offers that meet every condition. */
export function offersMatching(offers: readonly SlottedOffer[], filter: SlottedFilter): readonly SlottedOffer[] {
  return offers.filter(
    (offer) =>
      (filter.coach === null || offer.coach?.slug === filter.coach) &&
      (filter.sport === null || offer.sport?.slug === filter.sport) &&
      (filter.language === null || offer.language === filter.language) &&
      (filter.intensity === null || offer.intensity === filter.intensity),
  );
}

/** The options of the filters: the coaches, sports, languages and intensities of the offers, each once. */
export interface FilterOptions {
  readonly coaches: readonly Coach[];
  readonly sports: readonly { readonly slug: string; readonly name: string }[];
  readonly languages: readonly string[];
  readonly intensities: readonly Intensity[];
}

export function filterOptions(offers: readonly SlottedOffer[]): FilterOptions {
  return {
    coaches: distinct(
      offers,
      (offer) => offer.coach,
      (coach) => coach.slug,
    ),
    sports: distinct(
      offers,
      (offer) => offer.sport,
      (sport) => sport.slug,
    ),
    languages: distinct(
      offers,
      (offer) => offer.language,
      (language) => language,
    ),
    intensities: distinct(offers, (offer) => offer.intensity, String).toSorted((a, b) => a - b),
  };
}

function distinct<T>(
  offers: readonly SlottedOffer[],
  read: (offer: SlottedOffer) => T | null,
  keyOf: (value: T) => string,
): readonly T[] {
  const values = new Map<string, T>();
  for (const offer of offers) {
    const value = read(offer);
    if (value !== null && !values.has(keyOf(value))) values.set(keyOf(value), value);
  }
  return [...values.values()];
}
