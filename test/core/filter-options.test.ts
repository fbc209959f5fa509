import { describe, expect, it } from 'vitest';
import { offeredValues } from '../../core/catalogue/filter-options.ts';

const danse = { name: 'Danse', slug: 'danse' };
const curling = { name: 'Curling', slug: 'curling' };
const none = { name: 'Luge', slug: 'luge', count: 0 };
const some = { name: 'Yoga', slug: 'yoga', count: 3 };
const ALL = [curling, danse, none, some];

describe('D-offered-values: the values of a filter that are offered', () => {
  it.each([
    ['all values with an event, if nothing else is known', null, null, ['curling', 'danse', 'yoga']],
    ['all values with an event and the value that is set', null, 'luge', ['curling', 'danse', 'luge', 'yoga']],
    ['the values that leave an event under the other filters', ['yoga', 'danse'], null, ['danse', 'yoga']],
    ['the values that leave an event and the value that is set', ['yoga'], 'curling', ['curling', 'yoga']],
    ['nothing, if no value leaves an event', [], null, []],
    ['known values only', ['yoga', 'quidditch'], 'nonsense', ['yoga']],
  ])('a filter offers %s: with the values %j left, and %j set', (_, left, set, offered) => {
    expect(offeredValues(ALL, left, set).map(({ slug }) => slug)).toEqual(offered);
  });
});
