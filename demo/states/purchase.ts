import { BOOK, calendar, LATER, SLOT, type Step } from './state.ts';

/** Chooses a slot on a later day and opens the checkout. */
export const TO_CHECKOUT: readonly Step[] = [{ see: SLOT }, LATER, { press: SLOT }, BOOK];
export const GUEST: readonly Step[] = [...TO_CHECKOUT, { see: '[part~="guest-form"]' }];
export const TO_BE_PAID: readonly Step[] = [...TO_CHECKOUT, { see: '.pay' }];
export const PAY: Step = { press: '.pay' };
export const CONFIRM: Step = { press: '.confirm' };
/** Opens the form for the recipient of a gift. */
export const GIFT: Step = { press: '.gift input[type="checkbox"]' };

/** Returns the calendar of an offer that costs something, for the user with this token. */
export const paidBy = (token: string) => calendar(`event="pilates-reformer" mode="picker" token="${token}"`);
/** Returns the calendar of the free yoga class, for the user with this token. */
export const freeFor = (token: string) => calendar(`event="yoga-doux" mode="picker" token="${token}"`);
/** Returns the checkout of an item. */
export const item = (ref: string, token?: string) =>
  `<creneau-checkout item="${ref}"${token ? ` token="${token}"` : ''}></creneau-checkout>`;

/** Enters a card and accepts the terms. */
export const card = (number: string): readonly Step[] => [
  { fill: '#card-number', with: number },
  { fill: '#card-expiry', with: '1230' },
  { fill: '#card-securityCode', with: '123' },
  { fill: '#card-postalCode', with: '75001' },
  { fill: '#card-name', with: 'Camille Martin' },
  { press: '#terms' },
];

/** Enters a coupon without applying it. */
export const coupon = (code: string): readonly Step[] => [{ press: '.add-coupon' }, { fill: '#coupon', with: code }];
