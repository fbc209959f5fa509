import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../render.tsx';
import { aProviderView } from './a-view.tsx';

const minutesIn = (view: HTMLElement) => [...new Set([...view.querySelectorAll('.minutes')].map(textOf))];

describe('D-slot-price: the price of a slot', () => {
  it('each slot shows its price if prices differ, in both languages', async () => {
    const { view, context } = await aProviderView({ price: 12 });
    expect(minutesIn(view)).toEqual(['60 min · Gratuit', '60 min · 12 €']);
    await act(async () => context.settings.setState({ lang: 'en' }));
    expect(minutesIn(view)).toEqual(['60 min · Free', '60 min · €12']);
  });

  it('no slot shows its price if all prices are equal, or if a filter leaves one price', async () => {
    const { view } = await aProviderView();
    expect(minutesIn(view)).toEqual(['60 min']);
    const { view: priced, store } = await aProviderView({ price: 12 });
    await act(async () => store.setFilter('sport', 'pilates'));
    expect(minutesIn(priced)).toEqual(['60 min']);
  });
});
