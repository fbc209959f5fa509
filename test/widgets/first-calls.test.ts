import { describe, expect, it } from 'vitest';
import { eventQueryPath, parseEventQuery } from '../../core/catalogue/event-query.ts';
import { FIRST_CALLS, KNOWN_CALLS } from '../../widgets/first-calls.ts';

/** Returns the paths that the loader calls for a tag with these attributes. */
const callsOf = (name: string, attributes: Readonly<Record<string, string>>) =>
  ({ ...FIRST_CALLS, ...KNOWN_CALLS })[name]?.((attribute) => encodeURIComponent(attributes[attribute] ?? ''));

describe.each([
  ['event-list', 'v1/event/list/'],
  ['provider-map', 'v1/map/'],
])('C-loader: the first call of creneau-%s', (name, path) => {
  it.each([
    '',
    'city/paris',
    'city/paris/sport/yoga',
    'category/danse/city/paris/provider/studio-lumiere/sport/yoga',
    'city/saint étienne',
    'sport/yoga?&#',
  ])('the first call with the query %j is the call that the widget makes', (query) => {
    expect(callsOf(name, { query })).toEqual([path + eventQueryPath(parseEventQuery(query) ?? {})]);
  });

  it.each([
    'sport/yoga/city/paris',
    '/city/paris',
    'city/paris/',
    '/',
    'city/saint%20%C3%A9tienne',
    'city/paris/page/2',
    'city',
    'city/',
    'city//sport/yoga',
    'city/..',
    'city/paris/city/lyon',
    'city/paris/x',
    'xcity/paris',
    'nonsense',
    '//%',
  ])('the first call with the query %j is left to the widget', (query) => {
    expect(callsOf(name, { query })).toEqual(['']);
  });
});

describe('C-loader: the first call of a map', () => {
  it('the first call of a map is made for its provider, and not if the tag also has a query', () => {
    expect(callsOf('provider-map', { provider: 'studio-lumiere' })).toEqual(['v1/map/provider/studio-lumiere']);
    expect(callsOf('provider-map', { provider: 'studio-lumiere', query: 'city/paris' })).toEqual(['']);
  });
});

it.each([
  ['yoga-doux', 'v1/slotted/yoga-doux'],
  ['7', 'v1/slotted/id/7'],
  ['7-jours', 'v1/slotted/7-jours'],
])('C-loader: the first calls of creneau-slotted-calendar for the event %j are those of the widget', (event, offer) => {
  const calls = KNOWN_CALLS['slotted-calendar']?.((attribute) => (attribute === 'event' ? event : ''));
  expect(calls?.filter(Boolean)).toEqual([offer, `v1/slotted/booked/${event}`]);
});

it.each([
  [{}, ['v1/memberships/']],
  [{ provider: 'studio-lumiere' }, ['v1/memberships/?provider=studio-lumiere']],
  [{ membership: 'pass/a', page: '2' }, ['v1/membership/pass%2Fa']],
])('C-loader: the first call of creneau-membership-list with %j is that of the widget', (attributes, expected) => {
  expect(callsOf('membership-list', attributes)).toEqual(expected);
});
