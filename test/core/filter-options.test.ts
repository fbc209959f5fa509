import { describe, expect, it } from 'vitest';
import { offeredValues } from '../../core/catalogue/filter-options.ts';

const danse = { name: 'Danse', slug: 'danse' };
const curling = { name: 'Curling', slug: 'curling' };
const none = { name: 'Luge', slug: 'luge', count: 0 };
const some = { name: 'Yoga', slug: 'yoga', count: 3 };
const ALL = [curling, danse, none, some];

describe('D-offered-values: the values of a filter that are offered', () => {
  it.each([
    ['nothing else is known: all but those with no event', null, null, ['curling', 'danse', 'yoga']],
    ['… and the one that is set', null, 'luge', ['curling', 'danse', 'luge', 'yoga']],
    ['those that leave an event under the other filters', ['yoga', 'danse'], null, ['danse', 'yoga']],
    ['… and the one that is set', ['yoga'], 'curling', ['curling', 'yoga']],
    ['none leaves an event', [], null, []],
    ['a value that is unknown is no value', ['yoga', 'quidditch'], 'nonsense', ['yoga']],
  ])('a filter offers %s: %j, with %j set', (_, left, set, offered) => {
    expect(offeredValues(ALL, left, set).map(({ slug }) => slug)).toEqual(offered);
  });
});
