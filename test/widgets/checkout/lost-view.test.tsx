import { describe, expect, it } from 'vitest';
import { Checkout } from '../../../widgets/checkout/Checkout.tsx';
import { problem } from '../fake-api.ts';
import { render, said } from '../render.tsx';
import { aCheckout, aCheckoutApi, buy, EIGHT, step } from './a-checkout.ts';

const UNAVAILABLE = {
  fr: "Le(s) créneau(x) que vous souhaitez réserver n'est (ne sont) pas disponible(s).",
  en: 'The slot(s) you wish to book is (are) not available.',
};
const MONTH = {
  fr: 'Vous avez atteint le nombre maximum de réservations pour les offres de créneaux pour le mois choisi.',
  en: 'You have reached the maximum number of bookings for slotted offers',
};

describe("S-server-messages: the server's messages about a slot", () => {
  it.each([
    ['slot-unavailable', 'fr', UNAVAILABLE.fr],
    ['slot-unavailable', 'en', UNAVAILABLE.en],
    ['full', 'en', UNAVAILABLE.en],
    ['monthly-limit', 'fr', MONTH.fr],
    ['monthly-limit', 'en', MONTH.en],
  ] as const)('a slot that is lost with the code %s has its message in %s', async (code, lang, sentence) => {
    const api = aCheckoutApi();
    api.on('POST /v1/hold', problem(409, code, { slots: [{ id: EIGHT.id, code }] }));
    const { context, store, page, settings } = aCheckout();
    settings.setState({ lang });
    buy(page);
    await step(store, 'lost');
    expect(said(await render(context, <Checkout store={store} />), 'alert')).toEqual([sentence]);
  });
});

describe('D-guest-places, D-mail-limits: limits of people without an account', () => {
  it.each([
    ['guest-limit', 'fr', 'Beaucoup de places', 'Se connecter', 'Réessayer'],
    ['guest-limit', 'en', 'Many places', 'Sign in', 'Try again'],
    ['mail-limit', 'fr', "Beaucoup d'e-mails", 'Se connecter', 'Réessayer'],
    ['mail-limit', 'en', 'Many e-mails', 'Sign in', 'Try again'],
  ] as const)(
    'a refused hold says what to do, with a button to sign in: %s, %s',
    async (code, lang, says, ...names) => {
      const api = aCheckoutApi();
      api.on('POST /v1/hold', problem(409, code));
      const { context, store, page, settings } = aCheckout();
      settings.setState({ lang });
      buy(page);
      await step(store, 'failed');
      const view = await render(context, <Checkout store={store} />);
      expect(said(view, 'alert').join()).toContain(says);
      expect([...view.querySelectorAll('.note button')].map((button) => button.textContent)).toEqual(names);
    },
  );
});
