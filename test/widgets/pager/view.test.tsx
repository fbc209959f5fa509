import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import '../../fixtures/data/marketplace-page.ts';
import { Pager } from '../../../widgets/pager/Pager.tsx';
import { render, textOf } from '../render.tsx';
import { aListElement, aPager } from './a-pager.ts';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  window.scrollTo = () => {};
});

async function aBar(page: number, lastPage = 9) {
  const list = aListElement();
  list.show(page, lastPage);
  const { context, store } = aPager();
  const view = await render(context, <Pager store={store} />);
  return { list, store, view, context, names: () => [...view.querySelectorAll('a, [aria-current]')].map(textOf) };
}

describe('S-page-bar: the page bar', () => {
  it.each([
    [1, ['Page 1', 'Page 2', 'Page 3', 'Page 9', 'Page suivante', 'Dernière page']],
    [
      5,
      [
        'Première page',
        'Page précédente',
        'Page 1',
        'Page 3',
        'Page 4',
        'Page 5',
        'Page 6',
        'Page 7',
        'Page 9',
        'Page suivante',
        'Dernière page',
      ],
    ],
    [9, ['Première page', 'Page précédente', 'Page 1', 'Page 7', 'Page 8', 'Page 9']],
  ])('the page bar has its pages on page %i of 9', async (page, names) => {
    const bar = await aBar(page);
    expect(bar.names()).toEqual(names);
    expect(textOf(bar.view.querySelector('[aria-current="page"]'))).toBe(`Page ${page}`);
    expect(bar.view.querySelector('nav')?.getAttribute('aria-label')).toBe('Pagination');
  });

  it('the page bar is in English if its language is English', async () => {
    const { context, names } = await aBar(2, 3);
    await act(() => context.settings.setState({ ...context.settings.getState(), lang: 'en' }));
    expect(names()).toEqual(['First page', 'Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page', 'Last page']);
  });

  it('the page bar of a list with one page is not rendered', async () => {
    expect((await aBar(1, 1)).view.childElementCount).toBe(0);
  });

  it('a plain click turns the page; a click with a modifier key or another button opens the address', async () => {
    const { view, list } = await aBar(1);
    const [second] = [...view.querySelectorAll('a')].filter((link) => textOf(link) === 'Page 2');
    expect(second?.getAttribute('href')).toBe(`${location.origin}${location.pathname}?page=2`);
    const press = async (more: MouseEventInit) => {
      let isTaken = false;
      const see = (click: Event) => {
        isTaken = click.defaultPrevented;
        // The page of the test must not navigate.
        click.preventDefault();
      };
      document.addEventListener('click', see, { once: true });
      await act(async () =>
        second?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more })),
      );
      return isTaken;
    };
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(await press(more)).toBe(false);
    }
    expect(list.page).toBe(1);
    expect(await press({})).toBe(true);
    expect(list.page).toBe(2);
  });
});
