import type { Stripe, StripeElements, StripeError, StripePaymentElement } from '@stripe/stripe-js';
import type { Cents } from '../../../core/money/money.ts';
import type { Language } from '../../../core/text/language.ts';
import { isBodyOutOfReach } from '../../shared/page/embedding/over-body.ts';
import type { Guard } from '../../shared/page/guard.ts';
import { appearanceOf } from './appearance.ts';

/** The price of a payment, as the pay button shows it. */
export interface Price {
  readonly amount: Cents;
  readonly currency: string;
}

/** Stripe's form in the page. */
export interface PlacedForm {
  readonly elements: StripeElements;
  /**
   * Whether the form was created for a bank's step on a separate page. Such a form only creates a payment method; the
   * payment is then confirmed without the form.
   */
  readonly leadsAway: boolean;
  /** Resolves when the form is moved in the page. A move reloads Stripe's frame, so pending calls never settle. */
  readonly moved: Promise<'moved'>;
  /** Returns the price that the form would charge. */
  price(): Price;
  /** Returns the means of payment that the buyer has chosen in the form; `card` by default. */
  means(): string;
  setPrice(price: Price): void;
  setLocale(lang: Language): void;
  /** Updates the form to the checkout's current look. */
  setAppearance(): void;
  remove(): void;
}

/** The handlers of the form's events, and the guard under which the form is updated. */
export interface FormEvents {
  readonly guard: Guard;
  readonly onReady: () => void;
  /** Called when another means of payment is chosen, or something is typed. */
  readonly onChange: (isEmpty: boolean) => void;
  readonly onMoved: () => void;
  readonly onFailure: (error: StripeError) => void;
}

/** The option that turns off the wallets that may open a frame in the page's body. */
const WITHOUT_FRAMES = { googlePay: 'never', link: 'never' } as const;

/**
 * Puts Stripe's form into the page, as a light DOM child of `host`: Stripe throws if the form is in a shadow tree or is
 * not attached.
 */
export function placeForm(
  stripe: Stripe,
  host: HTMLElement,
  { price, lang, root }: { readonly price: Price; readonly lang: Language; readonly root: () => Element | null },
  events: FormEvents,
): PlacedForm {
  let current = price;
  let means = 'card';
  const leadsAway = isBodyOutOfReach(host);
  const elements = elementsOf(stripe, price, lang, root(), leadsAway);
  const place = document.createElement('div');
  place.slot = 'card';
  host.append(place);
  let element: StripePaymentElement;
  try {
    const fields = { billingDetails: { name: 'never' } } as const;
    element = elements.create('payment', { fields, ...(leadsAway && { wallets: WITHOUT_FRAMES }) });
    element.on('ready', events.onReady);
    element.on('loaderror', ({ error }) => events.onFailure(error));
    element.on('change', ({ value, empty }) => {
      means = value.type;
      events.onChange(empty);
    });
    element.mount(place);
  } catch (error) {
    place.remove();
    throw error;
  }
  let stop = () => {};
  const moved = new Promise<'moved'>((resolve) => {
    stop = watchMove(place, () => {
      resolve('moved');
      events.onMoved();
    });
  });
  return {
    elements,
    leadsAway,
    moved,
    price: () => current,
    means: () => means,
    setPrice(next) {
      if (next.amount === current.amount && next.currency === current.currency) return;
      current = next;
      events.guard(() => elements.update(inStripesWords(next)));
    },
    setLocale: (locale) => events.guard(() => elements.update({ locale })),
    setAppearance: () => events.guard(() => elements.update({ appearance: appearanceOf(root()) })),
    remove() {
      stop();
      element.destroy();
      place.remove();
    },
  };
}

function inStripesWords({ amount, currency }: Price): { readonly amount: number; readonly currency: string } {
  return { amount, currency: currency.toLowerCase() };
}

function elementsOf(
  stripe: Stripe,
  price: Price,
  locale: Language,
  root: Element | null,
  leadsAway: boolean,
): StripeElements {
  const elements = stripe.elements({
    mode: 'payment',
    ...inStripesWords(price),
    // Saving the card is requested later, with the card's confirmation.
    setupFutureUsage: null,
    locale,
    appearance: appearanceOf(root),
    ...(leadsAway && { paymentMethodCreation: 'manual' as const }),
  });
  // An old Stripe.js cannot create a form without a payment intent.
  if (typeof elements.submit !== 'function') throw new TypeError('This Stripe.js is too old.');
  return elements;
}

/**
 * Calls `onMoved` when `place` is taken out of its parent element, or is moved in the page so that its frame reloads,
 * as by `append` (`moveBefore` does not reload a frame). Returns a function that stops watching.
 */
function watchMove(place: Element, onMoved: () => void): () => void {
  const { parentElement } = place;
  const inFrame = () => place.querySelector('iframe')?.contentWindow ?? null;
  let before = inFrame();
  const observer = new MutationObserver((records) => {
    const now = inFrame();
    const isMoved = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(place)));
    const isTaken = parentElement?.isConnected === true && place.parentElement !== parentElement;
    if (isMoved && (isTaken || (place.isConnected && now !== before))) onMoved();
    before = now;
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
