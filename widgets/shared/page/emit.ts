import type { SelectedSlot } from '../../../core/booking/selection.ts';
import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import type { Order } from '../../../core/checkout/order.ts';
import type { OfferSummary } from '../../../core/pricing/offer-summary.ts';
import type { Purpose } from './consent.ts';

/** A figure that an element has measured of itself, in whole milliseconds (D-vitals). */
export type Vital =
  /**
   * The time from the navigation (`ms`), and from the element's connection (`sinceConnected`), to the frame that shows
   * what `creneau-ready` announces.
   */
  | { readonly name: 'first-view'; readonly ms: number; readonly sinceConnected: number }
  /** The time from a press to the next frame. */
  | { readonly name: 'choice'; readonly ms: number }
  /**
   * A request to the API. `path` has `*` for ids and names; `status` is null without a response, or if the browser does
   * not report it; `tries` counts the requests in a row for one address, of which all but the last have failed.
   */
  | {
      readonly name: 'call';
      readonly path: string;
      readonly ms: number;
      readonly status: number | null;
      readonly tries: number;
    };

/** Why a visitor is asked to sign in. */
export type SignInPurpose = 'book' | 'sign-in';

/** The `detail` of each event. */
export interface EventDetails {
  'creneau-ready': null;
  'creneau-error': { readonly code: string; readonly message: string };
  'creneau-selectionchange': { readonly slots: readonly SelectedSlot[]; readonly summary: OfferSummary };
  'creneau-checkout': { readonly slots: readonly SelectedSlot[] };
  'creneau-order': { readonly order: Order };
  'creneau-pageload': { readonly page: number; readonly lastPage: number };
  'creneau-pagechange': { readonly page: number };
  'creneau-filterchange': { readonly query: EventQuery };
  'creneau-navigate': { readonly href: string };
  'creneau-tokenexpired': { readonly renew: (token: string | Promise<string>) => void };
  'creneau-consentrequired': { readonly purpose: Purpose };
  'creneau-signinrequired': {
    readonly signIn: (token: string | Promise<string>) => void;
    /** What the visitor has pressed: a button to book, which is possible as a guest, or to sign in. */
    readonly purpose: SignInPurpose;
  };
  'creneau-vitals': Vital;
}

export type EventName = keyof EventDetails;

/** Each event with its type, for `addEventListener`. */
export type CreneauEventMap = { readonly [N in EventName]: CustomEvent<EventDetails[N]> };

/** The events that a page can cancel. */
export const CANCELABLE: ReadonlySet<EventName> = new Set([
  'creneau-checkout',
  'creneau-navigate',
  'creneau-pagechange',
  'creneau-signinrequired',
]);

/**
 * Dispatches an event; returns false if the page cancelled it. An exception of a listener is reported as an error of
 * the page.
 */
export function emit<N extends EventName>(host: EventTarget, name: N, detail: EventDetails[N]): boolean {
  return host.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(name) }),
  );
}
