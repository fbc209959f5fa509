import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MembershipList } from '../../../widgets/membership-list/MembershipList.tsx';
import { settingsSourceOf } from '../../../widgets/shared/element/settings-source.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { aMembershipPayload, anOptionPayload } from '../../fixtures/data/memberships.ts';
import { aMePayload, type Payload } from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aMembershipApi, isLoaded, LIST, someMemberships } from './some-memberships.ts';

/** Renders these memberships for a user who is signed in. */
async function aView(changes: Payload = {}, lang: 'fr' | 'en' = 'fr') {
  const api = aMembershipApi(aMembershipPayload(changes));
  api.on('GET /v1/me', aMePayload());
  const list = someMemberships();
  list.context.settings.setState({ lang });
  list.page.session.setToken('camille');
  await until(list.page.data, ({ person }) => person !== null);
  await until(list.store, isLoaded);
  return { ...list, api, view: await render(list.context, <MembershipList store={list.store} />) };
}

const options = (view: HTMLElement) => [...view.querySelectorAll('.option')].map(textOf);

describe('S-membership: the membership list: a card', () => {
  it.each([
    [
      'fr',
      [
        "1 mois 59,00 € S'abonner Pass Liberté, 1 mois",
        "3 mois -10 % 10 % de réduction 159,30 € Au lieu de 177,00 € 53,10 € par mois S'abonner Pass Liberté, 3 mois",
      ],
    ],
    [
      'en',
      [
        '1 month €59.00 Subscribe Pass Liberté, 1 month',
        '3 months -10% 10% off €159.30 Instead of €177.00 €53.10 a month Subscribe Pass Liberté, 3 months',
      ],
    ],
  ] as const)('a card has its options with their prices and lengths: %s', async (lang, expected) => {
    const { view } = await aView({}, lang);
    const words = (text: string) => text.replace(/\s+/gu, '');
    expect(options(view).map(words)).toEqual(expected.map(words));
    expect(textOf(view.querySelector('h3'))).toBe('Pass Liberté');
    expect(view.querySelector('s')?.textContent?.replace(/\s/gu, ' ')).toBe(lang === 'fr' ? '177,00 €' : '€177.00');
    const link = view.querySelector<HTMLAnchorElement>('a');
    expect([textOf(link), link?.href]).toEqual(['Studio Lumière', 'https://marketplace.example/user/studio-lumiere']);
  });

  it('D-struck-price: no price is struck through without a discount, or if an option is free', async () => {
    const { view } = await aView({
      options: [
        anOptionPayload({ discount: 0 }),
        anOptionPayload({ id: 3, price: 0, title: 'Essai' }),
        anOptionPayload({ id: 4, initialPrice: 100 }),
      ],
    });
    expect(view.querySelectorAll('s')).toHaveLength(0);
    expect(options(view)[1]).toMatch(/Gratuit/);
    expect(view.querySelectorAll('.badge')).toHaveLength(2);
  });

  it("'Abonné' is shown while a membership runs, and its button renews it", async () => {
    const { view } = await aView({ isSubscribed: true });
    expect(textOf(view.querySelector('.tag[part~="subscribed"]'))).toBe('Abonné');
    expect(buttonNamed(view, 'Prolonger Pass Liberté, 3 mois')).toBeDefined();
  });

  it('D-truncation: a title of more than 55 characters is cut; a card works without picture, provider or options', async () => {
    const { view } = await aView({ title: 'x'.repeat(56), picture: null, user: null, options: [] });
    expect(textOf(view.querySelector('h3'))).toBe(`${'x'.repeat(55)}…`);
    expect(options(view)).toEqual([]);
  });
});

describe('D-subscribe: the checkout of an option', () => {
  it('the checkout is inserted right after the list, with its settings; when it is removed, the button has the focus', async () => {
    const { view, host, page } = await aView();
    await press(view, "S'abonner Pass Liberté, 3 mois");
    const checkout = host.nextElementSibling as HTMLElement;
    expect([checkout.localName, checkout.getAttribute('item')]).toEqual(['creneau-checkout', 'membership-option:2']);
    expect(settingsSourceOf(checkout)).toBe(host);
    const button = buttonNamed(view, "En cours d'achat Pass Liberté, 3 mois");
    expect([view.querySelectorAll('.option.bought').length, button.hasAttribute('aria-disabled')]).toEqual([1, false]);
    button.blur();
    await act(async () => page.data.setState({ purchase: null }));
    expect([checkout.isConnected, document.activeElement === button]).toEqual([false, true]);
  });

  it('choosing another option replaces the checkout; the end of the purchase removes it', async () => {
    const { view, context } = await aView();
    await press(view, "S'abonner Pass Liberté, 3 mois");
    await press(view, "S'abonner Pass Liberté, 1 mois");
    const items = () => [...document.querySelectorAll('creneau-checkout')].map((one) => one.getAttribute('item'));
    expect(items()).toEqual(['membership-option:1']);
    await act(async () => context.page.data.setState({ purchase: null }));
    expect(items()).toEqual([]);
  });

  it('pressing the option again asks the checkout, through the page state, to take the focus', async () => {
    const { view, page } = await aView();
    await press(view, "S'abonner Pass Liberté, 3 mois");
    expect(page.data.getState().focusRequest).toBeNull();
    await press(view, "En cours d'achat Pass Liberté, 3 mois");
    expect(page.data.getState().focusRequest).toEqual({
      purchase: { case: 'item', item: 'membership-option:2' },
    });
    expect(document.querySelectorAll('creneau-checkout')).toHaveLength(1);
  });

  it('D-focus-kept: a checkout that ends when its card is no longer shown moves the focus to the list', async () => {
    const { view, page, store, api } = await aView();
    await press(view, "S'abonner Pass Liberté, 3 mois");
    api.on(LIST, aPageOf([aMembershipPayload({ id: 7, options: [] })]));
    await act(() => store.retry());
    (document.activeElement as HTMLElement | null)?.blur();
    await act(async () => page.data.setState({ purchase: null }));
    expect(document.activeElement).toBe(view.querySelector('.memberships'));
  });

  it('an option says that its checkout is loading, and shows an error if the checkout fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, load } = await aView();
    let fail = (_: Error) => {};
    load.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    await press(view, "S'abonner Pass Liberté, 3 mois");
    const busy = buttonNamed(view, 'Un instant… Pass Liberté, 3 mois');
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await act(async () => fail(new Error('offline')));
    expect(said(view, 'alert')).toEqual(["L'achat n'a pas pu commencer. Vous pouvez réessayer."]);
    await press(view, "S'abonner Pass Liberté, 3 mois");
    expect([said(view, 'alert'), view.querySelectorAll('[aria-busy="true"]').length]).toEqual([[], 0]);
  });

  it('a checkout that ends does not move a focus that is elsewhere', async () => {
    const { view, page } = await aView();
    await press(view, "S'abonner Pass Liberté, 3 mois");
    const link = view.querySelector<HTMLElement>('a');
    link?.focus();
    await act(async () => page.data.setState({ purchase: null }));
    expect(document.activeElement).toBe(link);
  });
});

describe('S-list-states: the states of the list', () => {
  it('the skeleton of a membership list is shown, and announced once', async () => {
    const api = aMembershipApi();
    api.on(LIST, () => new Promise(() => {}));
    const { context, store } = someMemberships();
    const view = await render(context, <MembershipList store={store} />);
    const waiting = view.querySelectorAll('[role="status"][aria-label="Chargement des abonnements…"]');
    expect([view.querySelectorAll('.event').length, waiting.length]).toEqual([3, 1]);
  });

  it('a list without memberships says so', async () => {
    const api = aMembershipApi();
    api.on(LIST, aPageOf([]));
    const { context, store } = someMemberships();
    await until(store, isLoaded);
    expect(textOf((await render(context, <MembershipList store={store} />)).querySelector('.note'))).toBe(
      'Aucun abonnement pour le moment.',
    );
  });

  it('the list says that a membership does not exist', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    aMembershipApi();
    const { context, store } = someMemberships({ membership: 'nothing' });
    await until(store, ({ list }) => list.status === 'failed');
    const view = await render(context, <MembershipList store={store} />);
    expect(textOf(view)).toContain("Cet abonnement n'existe pas ou plus.");
  });

  it('the list says that a provider does not exist, and a failure has a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = aMembershipApi();
    api.on(LIST, problem(404, 'not-found'));
    const { context, store } = someMemberships({ provider: 'nobody' });
    await until(store, ({ list }) => list.status === 'failed');
    const view = await render(context, <MembershipList store={store} />);
    expect(textOf(view.querySelector('.note'))).toBe("Cette enseigne n'existe pas ou plus.");
    api.on(LIST, problem(403, 'forbidden'), aPageOf([aMembershipPayload()]));
    await act(() => store.retry());
    expect(said(view, 'alert')[0]).toContain("Les abonnements n'ont pas pu être chargés.");
    await press(view, 'Réessayer');
    await expect.poll(() => view.querySelectorAll('article').length).toBe(1);
  });
});
