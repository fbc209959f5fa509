import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EventList } from '../../../widgets/event-list/EventList.tsx';
import { settingsSourceOf } from '../../../widgets/shared/element/settings-source.ts';
import { tellList } from '../../../widgets/shared/lists/list-on-page.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { buttonNamed, press, render, said } from '../render.tsx';
import { aList, aListApi, isLoaded } from './a-list.ts';

async function aView(...choices: Parameters<typeof aList>) {
  const list = aList(...choices);
  const view = await render(list.context, <EventList store={list.store} />);
  await act(() => until(list.store, isLoaded));
  const pressed = (name: string | RegExp) => buttonNamed(view, name).getAttribute('aria-pressed');
  const map = () => view.querySelector('creneau-provider-map');
  const [card, next] = view.querySelectorAll('article');
  return { ...list, view, pressed, map, card: card as Element, next: next as Element };
}

const FIRST = 'Voir sur la carte Événement 10';

describe('S-map-tab: list or map', () => {
  it('the map tab is a toggle; the map is shown only in the map view, with the settings of the list', async () => {
    aListApi();
    const { view, pressed, map, host } = await aView();
    expect([pressed('Liste'), pressed('Carte'), map()]).toEqual(['true', 'false', null]);
    await press(view, 'Carte');
    const first = map();
    expect([pressed('Liste'), pressed('Carte'), first?.getAttribute('part')]).toEqual(['false', 'true', 'map']);
    expect(settingsSourceOf(first as Element)).toBe(host);
    expect(view.querySelectorAll('article')).toHaveLength(2);
    await press(view, 'Liste');
    expect(map()).toBeNull();
    await press(view, 'Carte');
    expect(map()).toBe(first);
  });

  it('the map view without its code shows an error beside the cards, with a retry', async () => {
    aListApi();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('No such file.'));
    const { view, map, store } = await aView({ load, values: { view: 'map' } });
    await act(() => until(store, ({ map: code }) => code.status === 'failed'));
    expect([said(view, 'alert')[0], map(), view.querySelectorAll('article').length]).toEqual([
      expect.stringContaining("La carte n'a pas pu être chargée."),
      null,
      2,
    ]);
    await press(view, 'Réessayer');
    expect([said(view, 'alert'), map() === null]).toEqual([[], false]);
  });

  it('D-languages: the tabs are in English if the language of the list is English', async () => {
    aListApi();
    const { pressed } = await aView({ settings: { lang: 'en' } });
    expect([pressed('List'), pressed('Map'), pressed('See on the map Événement 10')]).toEqual([
      'true',
      'false',
      'false',
    ]);
  });
});

describe("D-show-on-map: 'Voir sur la carte'", () => {
  it("'Voir sur la carte' is pressed while the map shows the place, and keeps the focus; closing the place releases it", async () => {
    aListApi();
    const { view, pressed, page, host, card } = await aView();
    await press(view, FIRST);
    expect([pressed(FIRST), pressed('Carte'), card.getAttribute('part')]).toEqual([
      'true',
      'true',
      'event single selected',
    ]);
    expect(document.activeElement).toBe(buttonNamed(view, FIRST));
    await act(() => tellList(page, host, { selected: null }));
    expect([pressed(FIRST), card.getAttribute('part')]).toEqual(['false', 'event single']);
    await act(() => tellList(page, host, { shown: [10, 99] }));
    expect([pressed(FIRST), card.getAttribute('part')]).toEqual(['true', 'event single selected']);
  });

  it('hovering or focusing a card highlights its event', async () => {
    aListApi();
    const { card, next, page, host } = await aView();
    const highlighted = () => page.lists.getState().get(host)?.highlighted;
    // React derives enter and leave events from the events `over` and `out`.
    const point = (at: Element, name: string) => act(() => at.dispatchEvent(new MouseEvent(name, { bubbles: true })));
    await point(card, 'pointerover');
    expect(highlighted()).toBe(10);
    await point(card, 'pointerout');
    expect(highlighted()).toBeNull();
    await act(() => next.querySelector('a')?.focus());
    expect(highlighted()).toBe(11);
    await act(() => next.querySelector('a')?.blur());
    expect(highlighted()).toBeNull();
  });
});
