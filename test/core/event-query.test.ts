import { describe, expect, it } from 'vitest';
import {
  EVENT_FILTERS,
  type EventQuery,
  eventQueryPath,
  isFilterValue,
  parseEventQuery,
  slugsOf,
} from '../../core/catalogue/event-query.ts';
import { fc } from '../fixtures/data/properties.ts';

const aValue = fc.string({ unit: 'grapheme' }).filter(isFilterValue);
const aQuery: fc.Arbitrary<EventQuery> = fc.record(
  { category: aValue, city: aValue, provider: aValue, sport: aValue },
  { requiredKeys: [] },
);

describe('D-calls-map: the query of an event list', () => {
  it.each([
    ['', {}],
    ['/', {}],
    ['city/paris', { city: 'paris' }],
    ['/city/paris/', { city: 'paris' }],
    ['sport/yoga/city/paris', { city: 'paris', sport: 'yoga' }],
    ['city/saint-%C3%A9tienne', { city: 'saint-étienne' }],
    ['city/a%2Fb', { city: 'a/b' }],
    ['city/paris/page/3', { city: 'paris' }],
    ['page/3/page/4', {}],
  ])('the query %j narrows down by %j', (text, query) => {
    expect(parseEventQuery(text)).toEqual(query);
  });

  it.each([
    ['a name twice', 'city/paris/city/lyon'],
    ['an unknown name', 'town/paris'],
    ['a name that every JavaScript object has', 'constructor/paris'],
    ['a missing value', 'city'],
    ['an empty name', '//city/paris'],
    ['an empty value', 'city//sport/yoga'],
    ['this folder', 'city/.'],
    ['the folder above', 'city/..'],
    ['the folder above, encoded', 'city/%2e%2e'],
    ['a bad encoding', 'city/%zz'],
    ['a query string', 'city=paris'],
    ['spaces', '  '],
    ['half a character', 'city/\ud800'],
  ])('a text with %s is not a query', (_, text) => {
    expect(parseEventQuery(text)).toBeNull();
  });

  it('D-pasted: the values that people write are slugs, and what is no value is left out', () => {
    const written = { city: 'Saint-Étienne', sport: ' Yoga doux ', category: '..', provider: null };
    expect(slugsOf(written)).toEqual({ city: 'saint-etienne', sport: 'yoga-doux' });
  });

  it('names of a query are in alphabetical order, values percent-encoded', () => {
    expect(eventQueryPath({ sport: 'yoga', city: 'a/b é', provider: 'x', category: '?' })).toBe(
      'category/%3F/city/a%2Fb%20%C3%A9/provider/x/sport/yoga',
    );
    expect([...EVENT_FILTERS]).toEqual([...EVENT_FILTERS].sort());
  });

  it('a query that is written is read back unchanged', () => {
    fc.assert(
      fc.property(aQuery, (query) => {
        expect(parseEventQuery(eventQueryPath(query))).toEqual(query);
      }),
    );
  });

  it('any text is either a query or not, and no value of a query changes the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('city', 'sport', 'page', '/', '.', '%2e', '%', 'a') }), (text) => {
        const query = parseEventQuery(text);
        if (query) expect(Object.values(query).every(isFilterValue)).toBe(true);
      }),
    );
  });
});
