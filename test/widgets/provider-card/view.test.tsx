import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ProviderCard } from '../../../widgets/provider-card/ProviderCard.tsx';
import { aUserPayload } from '../../fixtures/data/catalogue-payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, problem } from '../fake-api.ts';
import { press, render, said, textOf } from '../render.tsx';
import { aCard } from './a-card.ts';

/** Renders the card and waits until its call has settled. */
async function aView(answer: unknown = aUserPayload()) {
  const api = aFakeApi();
  api.on('GET /user/studio-lumiere', answer);
  const card = aCard();
  await until(card.store, ({ provider }) => provider.status !== 'loading');
  return { ...card, api, view: await render(card.context, <ProviderCard store={card.store} />) };
}

describe('S-provider: the card of a provider', () => {
  it('a card has a picture, the name as a link to the page, postal code and city', async () => {
    const { view } = await aView();
    const name = view.querySelector('h2 a') as HTMLAnchorElement;
    expect([textOf(name), name.href]).toEqual(['Studio Lumière', 'https://marketplace.example/user/studio-lumiere']);
    expect(textOf(view.querySelector('.place'))).toBe('69001 Lyon');
    expect(view.querySelector('img')?.src).toBe('https://marketplace.example/pictures/studio-lumiere.svg');
  });

  it.each([
    ['without a picture a pattern keeps its place', { picture: { medium: null } }, ['Studio Lumière69001 Lyon', 0, 1]],
    ['without a postal code', { city: { name: 'Lyon', postalCode: null } }, ['Studio LumièreLyon', 1, 1]],
    ['without a city', { city: null }, ['Studio Lumière', 1, 1]],
    ['HTML in a name is text', { fullName: '<b>x</b>', city: null }, ['<b>x</b>', 1, 1]],
  ])('the card of a provider shows what is known: %s', async (_, changes, expected) => {
    const { view } = await aView(aUserPayload(changes));
    const count = (selector: string) => view.querySelectorAll(selector).length;
    expect([textOf(view), count('img'), count('.picture')]).toEqual(expected);
  });

  it('a picture that fails to load is replaced by a pattern', async () => {
    const { view } = await aView();
    await act(() => view.querySelector('img')?.dispatchEvent(new Event('error')));
    expect([view.querySelectorAll('img').length, view.querySelectorAll('.picture').length]).toEqual([0, 1]);
  });

  it('a page may route the link of a card', async () => {
    const { view, host } = await aView();
    const hrefs: string[] = [];
    host.addEventListener('creneau-navigate', (event) => {
      hrefs.push((event as CustomEvent<{ href: string }>).detail.href);
      event.preventDefault();
    });
    await act(() => view.querySelector('a')?.click());
    expect(hrefs).toEqual(['https://marketplace.example/user/studio-lumiere']);
  });
});

describe('S-list-states: loading, empty, failed', () => {
  it('the skeleton of a provider card is shown until the call settles', async () => {
    aFakeApi().on('GET /user/studio-lumiere', () => new Promise(() => {}));
    const { context, store } = aCard();
    const view = await render(context, <ProviderCard store={store} />);
    expect(view.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe("Chargement de l'enseigne…");
  });

  it('a card says that no provider is set', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    aFakeApi();
    const { context, store } = aCard(null);
    expect(textOf(await render(context, <ProviderCard store={store} />))).toBe("Aucune enseigne n'est indiquée.");
  });

  it('a card says that the provider does not exist', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view } = await aView(problem(404, 'not-found'));
    expect(textOf(view)).toBe("Cette enseigne n'existe pas ou plus.");
  });

  it('the failure of a provider card is shown with a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, api } = await aView(problem(403, 'forbidden'));
    expect(said(view, 'alert')[0]).toContain("Cette enseigne n'a pas pu être chargée.");
    api.on('GET /user/studio-lumiere', aUserPayload());
    await press(view, 'Réessayer');
    await expect.poll(() => textOf(view.querySelector('h2'))).toBe('Studio Lumière');
  });
});
