import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { attributes } from '../../../widgets/category-list/attributes.ts';
import { type CategoryListState, createCategoryListStore } from '../../../widgets/category-list/store.ts';
import { aContext, heard, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi } from '../fake-api.ts';
import { aCategoryPayload, CATEGORY_PAYLOADS } from './category-payloads.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function aCategoryList(param: string | null = 'home') {
  const context = aContext<typeof attributes>('creneau-category-list', { param });
  const ready = heard(context.host, 'creneau-ready');
  return { context, ready, store: createCategoryListStore(context) };
}

const slugs = ({ categories }: CategoryListState) =>
  categories.status === 'loaded' ? categories.value.map(({ slug }) => slug) : null;
const isLoaded = ({ categories }: CategoryListState) => categories.status === 'loaded';

describe('S-calls: GET categories/{param}', () => {
  it('the categories of the home page are in the order of the response', async () => {
    const api = aFakeApi();
    api.on('GET /categories/home', CATEGORY_PAYLOADS);
    const { store, ready } = aCategoryList();
    expect(store.getState().categories.status).toBe('loading');
    expect(slugs(await until(store, isLoaded))).toEqual(['yoga-et-pilates', 'danse', 'bien-etre']);
    expect(ready).toHaveLength(1);
  });

  it('the categories of another page are fetched as soon as the attribute names it', async () => {
    const api = aFakeApi();
    api.on('GET /categories/home', CATEGORY_PAYLOADS);
    api.on('GET /categories/a%2F..', [aCategoryPayload({ slug: 'plein-air' })]);
    const { store, context, ready } = aCategoryList();
    await until(store, isLoaded);
    context.attributes.setState({ param: 'a/..' });
    expect(slugs(await until(store, (state) => slugs(state)?.length === 1))).toEqual(['plein-air']);
    expect(ready).toHaveLength(1);
  });

  it('D-payload-addresses: invalid items are left out; a missing count or picture is null', async () => {
    const api = aFakeApi();
    const bare = { slug: 'danse', name: 'Danse' };
    const bad = [
      null,
      7,
      { slug: '', name: 'a' },
      { slug: 'a' },
      aCategoryPayload({ count: -1 }),
      aCategoryPayload({ count: '3' }),
    ];
    api.on('GET /categories/home', [...bad, bare, aCategoryPayload({ picture: { medium: 'javascript:alert(1)' } })]);
    const { categories } = await until(aCategoryList().store, isLoaded);
    expect(categories).toMatchObject({
      value: [
        { slug: 'danse', count: null, picture: null },
        { slug: 'yoga-et-pilates', count: 12, picture: null },
      ],
    });
  });
});
