import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkout } from '../../../widgets/checkout/Checkout.tsx';
import { Countdown } from '../../../widgets/checkout/summary/Countdown.tsx';
import { NOW } from '../../fixtures/data/factories.ts';
import { anItemPayload, anOrderPayload, aPendingOrderPayload, aQuotePayload } from '../../fixtures/data/payloads.ts';
import { aContext, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { json, offline, problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import {
  aCheckout,
  aCheckoutApi,
  aPaidApi,
  aReview,
  buy,
  EIGHT,
  NINE,
  ORDER_ID,
  reviewIn,
  step,
} from './a-checkout.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('D-hold: the countdown', () => {
  /** Renders a countdown from `seconds`; returns it with its announcements. */
  async function aCountdown(seconds: number, { isPaused = false, isOrdered = false, isAwaited = true } = {}) {
    vi.useFakeTimers({ now: NOW });
    const onEnd = vi.fn();
    const now = () => Date.now();
    const view = await render(
      aContext('creneau-checkout', {}),
      <Countdown
        until={NOW + seconds * 1000}
        now={now}
        onEnd={onEnd}
        isPaused={isPaused}
        isOrdered={isOrdered}
        isAwaited={isAwaited}
      />,
    );
    const aloud: string[] = [];
    const pass = async (count: number) => {
      for (let n = 0; n < count; n += 1) {
        await act(() => vi.advanceTimersByTime(1000));
        const text = said(view, 'status')[0] ?? '';
        if (text !== (aloud.at(-1) ?? '')) aloud.push(text);
      }
    };
    return { view, onEnd, aloud, pass };
  }

  it('the countdown counts down in minutes and seconds', async () => {
    const { view, pass } = await aCountdown(600);
    expect(said(view, 'timer')).toEqual(['Places gardées encore 10:00']);
    await pass(1);
    expect(said(view, 'timer')).toEqual(['Places gardées encore 9:59']);
  });

  it('the countdown says, and announces, what the time after the order is for', async () => {
    const { view, aloud, pass } = await aCountdown(122, { isOrdered: true });
    expect(said(view, 'timer')).toEqual(['Il vous reste 2:02 pour payer']);
    await pass(63);
    expect(aloud).toEqual(['Il vous reste 3 minutes pour payer.', "Plus qu'une minute pour payer."]);
  });

  it('the countdown announces nothing while the payment is under way', async () => {
    const { aloud, pass } = await aCountdown(122, { isOrdered: true, isAwaited: false });
    await pass(50);
    expect(aloud).toEqual([]);
  });

  it('the countdown announces once that a minute is left', async () => {
    const { view, aloud, pass } = await aCountdown(63);
    await pass(2);
    expect(aloud).toEqual([]);
    await pass(60);
    expect(aloud).toEqual(["Plus qu'une minute pour confirmer."]);
    expect(view.querySelector('.urgent')).not.toBeNull();
  });

  it('the countdown ends the hold at zero', async () => {
    const { onEnd, pass } = await aCountdown(3);
    await pass(2);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('the countdown does not end the hold while the order is being made', async () => {
    const { onEnd, pass } = await aCountdown(3, { isPaused: true });
    await pass(10);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('D-checkout-placement: the checkout, step by step', () => {
  it('the checkout shows nothing until a purchase starts', async () => {
    aCheckoutApi();
    const { context, store } = aCheckout();
    expect((await render(context, <Checkout store={store} />)).childNodes).toHaveLength(0);
  });

  it('D-focus-kept: each step is announced by its heading taking the focus', async () => {
    aCheckoutApi();
    const { context, store } = await aReview();
    const view = await render(context, <Checkout store={store} />);
    expect(textOf(document.activeElement)).toBe('Votre réservation');
    await press(view, 'Confirmer la réservation');
    await act(() => step(store, 'confirmed'));
    expect(textOf(document.activeElement)).toBe('Réservation confirmée');
    expect(textOf(view)).toContain('À bientôt, Camille !Yoga doux');
    expect(textOf(view.querySelector('.place'))).toBe('Studio Lumière, 69001 Lyon');
    const link = view.querySelector('a[download]');
    expect(link?.getAttribute('href')).toMatch(/^blob:/);
  });

  it('D-unknown-payment: while it is unknown whether an order was paid, there is one message and one button to continue', async () => {
    const api = aPaidApi();
    api.on(`GET /v1/order/${ORDER_ID}`, aPendingOrderPayload());
    const { context, store } = await aReview();
    const view = await render(context, <Checkout store={store} />);
    await act(() => store.confirm({ case: 'typed', card: 'success', save: null }));
    await act(async () => eventually(() => expect(said(view, 'alert')).toHaveLength(1)));
    expect(said(view, 'alert')[0]).toContain("sa confirmation n'est pas encore là");
    const seen = [...view.querySelectorAll('button')].filter((button) => !button.closest('[hidden]')).map(textOf);
    expect(seen).toEqual(['Vérifier à nouveau']);
    expect(view.querySelector('.countdown')?.hasAttribute('hidden')).toBe(true);
  });

  it('D-unknown-payment: a message beside the button to go back says that a payment can no longer be checked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = aPaidApi();
    api.on('POST /v1/test-gateway/pay_1', offline);
    api.on(`GET /v1/order/${ORDER_ID}`, problem(401, 'token-invalid'));
    const { context, store, page } = await aReview();
    const view = await render(context, <Checkout store={store} />);
    await act(() => store.confirm({ case: 'typed', card: 'success', save: null }));
    await act(async () => eventually(() => expect(said(view, 'alert')[0]).toContain('Votre session est terminée')));
    const seen = [...view.querySelectorAll('button')].filter((button) => !button.closest('[hidden]')).map(textOf);
    expect(seen).toEqual(['Retour au calendrier']);
    expect(view.querySelector('.countdown')?.hasAttribute('hidden')).toBe(true);
    await press(view, 'Retour au calendrier');
    expect(page.data.getState().purchase).toBeNull();
    expect(api.to(`DELETE /v1/order/${ORDER_ID}`)).toHaveLength(0);
  });

  it('the button of a free booking names no sum; a booking with a price cannot be confirmed here yet', async () => {
    const api = aCheckoutApi();
    const quote = aQuotePayload([EIGHT.id, NINE.id], 12);
    api.on('POST /v1/order', problem(409, 'quote-changed', { quote }), json(anOrderPayload(), 201));
    const { context, store } = await aReview();
    const view = await render(context, <Checkout store={store} />);
    expect(buttonNamed(view, 'Confirmer la réservation')).toBeTruthy();
    await press(view, 'Confirmer la réservation');
    await act(async () =>
      eventually(() => expect(reviewIn(store)).toMatchObject({ notice: { case: 'quote-changed' } })),
    );
    expect(said(view, 'alert')).toEqual(['Le prix a changé entre-temps. Voici le nouveau total.']);
    expect(textOf(view.querySelector('.total'))).toBe('Total24,00 €');
    expect(() => buttonNamed(view, 'Confirmer la réservation')).toThrow();
  });

  it('D-order-limit: a buyer with too many unpaid orders is told what to do, without a button that repeats the order', async () => {
    const api = aCheckoutApi();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    api.on('POST /v1/order', problem(409, 'order-limit'));
    const { context, store } = await aReview();
    const view = await render(context, <Checkout store={store} />);
    await press(view, 'Confirmer la réservation');
    await act(async () => eventually(() => expect(said(view, 'alert')).toHaveLength(1)));
    expect(said(view, 'alert')).toEqual([
      "Trop de réservations ont été commencées sans être payées. Réessayez dans une heure, ou adressez-vous à l'enseigne.",
    ]);
    expect(() => buttonNamed(view, 'Réessayer')).toThrow();
  });

  it.each(['mail-limit', 'guest-limit'])(
    'D-mail-limits: a guest whose order is refused with %s is told what to do, and offered to sign in',
    async (code) => {
      const api = aCheckoutApi();
      vi.spyOn(console, 'error').mockImplementation(() => {});
      api.on('POST /v1/order', problem(409, code));
      const { context, store } = await aReview();
      const view = await render(context, <Checkout store={store} />);
      await press(view, 'Confirmer la réservation');
      await act(async () => eventually(() => expect(said(view, 'alert')).toHaveLength(1)));
      expect(said(view, 'alert')[0]).toMatch(/^Beaucoup .*connectez-vous/i);
      expect(buttonNamed(view, 'Se connecter')).toBeTruthy();
      expect(() => buttonNamed(view, 'Réessayer')).toThrow();
    },
  );

  it('a lost place is named with its reason, and the other places are offered', async () => {
    const api = aCheckoutApi();
    api.on('POST /v1/hold', problem(409, 'full', { slots: [{ id: EIGHT.id, code: 'full' }] }));
    const { context, store, page } = aCheckout();
    buy(page);
    await step(store, 'lost');
    const view = await render(context, <Checkout store={store} />);
    expect(said(view, 'alert')[0]).toMatch(
      /^Le\(s\) créneau\(x\) que vous souhaitez réserver n'est \(ne sont\) pas disponible\(s\)\.$/,
    );
    expect(buttonNamed(view, 'Continuer avec les autres créneaux')).toBeTruthy();
  });
});

describe('D-guest-form: the form of a guest', () => {
  it("S-form-messages: the form of a guest shows the specification's messages at the fields, and focuses the first", async () => {
    const api = aCheckoutApi();
    const errors = [
      { field: 'lastName', code: 'name-required' },
      { field: 'email', code: 'email-invalid' },
    ];
    api.on('POST /v1/guest', problem(422, 'name-required', { errors }));
    const { context, store, page } = aCheckout({ token: null });
    buy(page);
    const view = await render(context, <Checkout store={store} />);
    const field = (name: string) => view.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    for (const [name, value] of [
      ['firstName', ' Zoé '],
      ['email', 'zoe@'],
    ] as const) {
      const input = field(name);
      if (input) input.value = value;
    }
    await press(view, 'Continuer');
    await act(async () => eventually(() => expect(field('email')?.getAttribute('aria-invalid')).toBe('true')));
    expect(api.to('POST /v1/guest')[0]?.body).toEqual({ firstName: 'Zoé', lastName: '', email: 'zoe@' });
    expect([...view.querySelectorAll('.problem')].map(textOf)).toEqual([
      'Le nom est obligatoire',
      "L'email n'est pas valide",
    ]);
    expect(field('lastName')?.getAttribute('aria-describedby')).toBe('lastName-problem');
    await act(async () => eventually(() => expect(document.activeElement).toBe(field('lastName'))));
    expect(field('firstName')?.value).toBe(' Zoé ');
  });
});

describe('D-subscribe: a checkout that another element asks to take the focus', () => {
  it('a checkout that is asked to take the focus focuses its heading during the purchase, but not after it is left', async () => {
    const api = aCheckoutApi();
    api.on('GET /v1/item/event%3A12', anItemPayload({ needsAccount: true }));
    const { context, page, store } = aCheckout({ item: 'event:12', token: null });
    const view = await render(context, <Checkout store={store} />);
    await act(() => until(store, ({ item }) => item?.status === 'loaded'));
    const ask = () =>
      act(async () => page.data.setState(({ purchase }) => ({ focusRequest: purchase && { purchase } })));
    const focused = () => textOf(document.activeElement);
    await act(() => store.buyItem());
    await act(() => step(store, 'account'));
    (document.activeElement as HTMLElement | null)?.blur();
    await ask();
    expect([focused(), view.contains(document.activeElement)]).toEqual(['Votre réservation', true]);
    await press(view, 'Retour');
    expect(document.activeElement?.localName).not.toBe('h2');
  });
});
