import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../core/text/language.ts';
import type { attributes } from '../../../widgets/category-list/attributes.ts';
import { CategoryList } from '../../../widgets/category-list/CategoryList.tsx';
import { createCategoryListStore } from '../../../widgets/category-list/store.ts';
import { aContext, heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { aFakeApi, problem } from '../fake-api.ts';
import { press, render, said, textOf } from '../render.tsx';
import { CATEGORY_PAYLOADS } from './category-payloads.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Renders the list and waits until its call has settled. */
async function aView(lang: Language, ...answers: readonly unknown[]) {
  aFakeApi().on('GET /categories/home', ...answers);
  const context = aContext<typeof attributes>('creneau-category-list', { param: 'home' }, { settings: { lang } });
  const store = createCategoryListStore(context);
  const view = await render(context, <CategoryList store={store} />);
  await act(() => until(store, ({ categories }) => categories.status !== 'loading'));
  return { view, context };
}

describe('S-calls: the categories of the home page', () => {
  it.each<[Language, readonly string[]]>([
    ['fr', ['Yoga et pilates 12 offres', 'Danse 1 offre', 'Bien-être 0 offre']],
    ['en', ['Yoga et pilates 12 offers', 'Danse 1 offer', 'Bien-être 0 offers']],
  ])('each category has a name and a figure in %s, and is a link to its events', async (lang, names) => {
    const { view, context } = await aView(lang, CATEGORY_PAYLOADS);
    const links = [...view.querySelectorAll('a')];
    expect(links.map(textOf)).toEqual(names);
    expect(links.map((link) => link.href)).toEqual(
      ['yoga-et-pilates', 'danse', 'bien-etre'].map(
        (slug) => `https://marketplace.example/event/list/?category=${slug}`,
      ),
    );
    const told = heard(context.host, 'creneau-navigate');
    context.host.addEventListener('creneau-navigate', (event) => event.preventDefault());
    await act(async () => links[1]?.click());
    expect(told).toEqual([{ href: links[1]?.href }]);
  });

  it('an empty list shows nothing at all', async () => {
    const { view } = await aView('fr', []);
    expect(view.innerHTML).toBe('');
  });

  it('the list of a page that does not exist shows nothing at all', async () => {
    const { view } = await aView('fr', problem(404, 'not-found'));
    expect(view.innerHTML).toBe('');
  });

  it('a failure shows an error with a retry', async () => {
    const { view } = await aView('fr', problem(400, 'server-error'), CATEGORY_PAYLOADS);
    expect(said(view, 'alert').join()).toMatch(/^Les catégories n'ont pas pu être chargées\./);
    await press(view, 'Réessayer');
    await act(() => eventually(() => expect(view.querySelectorAll('a')).toHaveLength(3)));
  });
});
