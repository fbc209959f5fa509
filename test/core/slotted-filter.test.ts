import { describe, expect, it } from 'vitest';
import type { Intensity, SlottedOffer } from '../../core/catalogue/slotted.ts';
import {
  filterOptions,
  isFiltering,
  NO_FILTER,
  offersMatching,
  type SlottedFilter,
} from '../../core/catalogue/slotted-filter.ts';
import { anOffer } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';

const jeanne = { slug: 'jeanne-b', fullName: 'Jeanne B.' };
const karim = { slug: 'karim', fullName: 'Karim' };
const yoga = { slug: 'yoga', name: 'Yoga' };
const boxe = { slug: 'boxe', name: 'Boxe' };

const SOFT = anOffer({ id: 1, coach: jeanne, sport: yoga, language: 'fr', intensity: 0 });
const HARD = anOffer({ id: 2, coach: karim, sport: boxe, language: 'en', intensity: 2 });
const BARE = anOffer({ id: 3, coach: null, sport: null, language: null, intensity: null });
const OFFERS = [HARD, SOFT, BARE];

const idsOf = (offers: readonly SlottedOffer[]) => offers.map(({ id }) => id);

describe('D-filter-options, S-calendar-filters: the offers that a filter shows', () => {
  it.each<readonly [title: string, filter: Partial<SlottedFilter>, ids: readonly number[]]>([
    ['no condition: all, in their order', {}, [2, 1, 3]],
    ['a coach', { coach: 'jeanne-b' }, [1]],
    ['a sport', { sport: 'boxe' }, [2]],
    ['a language', { language: 'en' }, [2]],
    ['Facile, which is 0 but a condition', { intensity: 0 }, [1]],
    ['Intense', { intensity: 2 }, [2]],
    ['Moyen, which no offer has', { intensity: 1 }, []],
    ['several conditions, all met', { coach: 'jeanne-b', sport: 'yoga', language: 'fr', intensity: 0 }, [1]],
    ['several conditions, one of them not met', { coach: 'jeanne-b', sport: 'boxe' }, []],
    ['a coach by slug, not by name', { coach: 'Jeanne B.' }, []],
    ['a coach of no offer', { coach: 'parti' }, []],
    ['an empty text is a condition', { language: '' }, []],
  ])('a filter shows the offers that meet its conditions: %s', (_, conditions, ids) => {
    expect(idsOf(offersMatching(OFFERS, { ...NO_FILTER, ...conditions }))).toEqual(ids);
  });

  it('several offers of one coach are all shown', () => {
    const second = anOffer({ id: 4, coach: { ...jeanne, fullName: 'Jeanne' } });
    expect(idsOf(offersMatching([SOFT, HARD, second], { ...NO_FILTER, coach: 'jeanne-b' }))).toEqual([1, 4]);
  });
});

describe('D-visible-rows: whether a filter is set', () => {
  it.each<readonly [title: string, filter: Partial<SlottedFilter>, answer: boolean]>([
    ['none', {}, false],
    ['a coach', { coach: 'jeanne-b' }, true],
    ['a sport', { sport: 'yoga' }, true],
    ['a language', { language: 'fr' }, true],
    ['Facile, which is 0', { intensity: 0 }, true],
  ])('a filter is set if it has a condition: %s', (_, conditions, answer) => {
    expect(isFiltering({ ...NO_FILTER, ...conditions })).toBe(answer);
  });
});

describe('D-filter-options: filter options are those of the offers shown', () => {
  it('each filter option is listed once, in the order of the offers; intensities from easy to hard', () => {
    expect(filterOptions([...OFFERS, HARD, SOFT])).toEqual({
      coaches: [karim, jeanne],
      sports: [boxe, yoga],
      languages: ['en', 'fr'],
      intensities: [0, 2],
    });
  });

  it('coaches with the same slug are one option, under the first name', () => {
    const renamed = anOffer({ coach: { ...jeanne, fullName: 'Jeanne Martin' } });
    expect(filterOptions([SOFT, renamed]).coaches).toEqual([jeanne]);
  });

  it('two coaches with the same name are two options', () => {
    const namesake = { slug: 'jeanne-b-2', fullName: 'Jeanne B.' };
    expect(filterOptions([SOFT, anOffer({ coach: namesake })]).coaches).toEqual([jeanne, namesake]);
  });

  it('an offer without these values, or no offer, gives no options', () => {
    const none = { coaches: [], sports: [], languages: [], intensities: [] };
    expect(filterOptions([BARE])).toEqual(none);
    expect(filterOptions([])).toEqual(none);
  });

  it('each filter option shows all offers with its value, and at least one', () => {
    const anyOffer = fc
      .record({
        coach: fc.constantFrom(jeanne, karim, null),
        sport: fc.constantFrom(yoga, boxe, null),
        language: fc.constantFrom('fr', 'en', null),
        intensity: fc.constantFrom<Intensity | null>(0, 1, 2, null),
      })
      .map(anOffer);
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 6 }), (offers) => {
        const { coaches, sports, languages, intensities } = filterOptions(offers);
        const shown = (condition: Partial<SlottedFilter>) => offersMatching(offers, { ...NO_FILTER, ...condition });
        const counts = [
          ...coaches.map(({ slug }) => shown({ coach: slug }).length),
          ...sports.map(({ slug }) => shown({ sport: slug }).length),
          ...languages.map((language) => shown({ language }).length),
          ...intensities.map((intensity) => shown({ intensity }).length),
        ];
        expect(counts.every((count) => count > 0)).toBe(true);
        const named = offers.flatMap(({ coach, sport, language, intensity }) => [coach, sport, language, intensity]);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(named.filter((value) => value !== null).length);
      }),
    );
  });
});
