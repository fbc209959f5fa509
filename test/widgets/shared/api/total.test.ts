// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_WISHES } from '../../../../core/checkout/wishes.ts';
import { type Basket, createHold } from '../../../../widgets/shared/api/booking/hold.ts';
import { fetchItem } from '../../../../widgets/shared/api/booking/item.ts';
import { createOrder } from '../../../../widgets/shared/api/booking/order.ts';
import { fetchCards } from '../../../../widgets/shared/api/booking/payment.ts';
import { decodeQuote } from '../../../../widgets/shared/api/booking/quote.ts';
import { fetchAnimations } from '../../../../widgets/shared/api/catalogue/animation.ts';
import { fetchCategories } from '../../../../widgets/shared/api/catalogue/categories.ts';
import { fetchEvents } from '../../../../widgets/shared/api/catalogue/event.ts';
import { fetchFound, fetchFoundUsers } from '../../../../widgets/shared/api/catalogue/search.ts';
import { fetchOwnBookings, fetchSlotted, fetchTaken } from '../../../../widgets/shared/api/catalogue/slotted.ts';
import type { Client } from '../../../../widgets/shared/api/client.ts';
import { isApiError } from '../../../../widgets/shared/api/errors.ts';
import { fetchNames } from '../../../../widgets/shared/api/names.ts';
import { createGuest, fetchMe } from '../../../../widgets/shared/api/person.ts';
import { fetchProvider } from '../../../../widgets/shared/api/user.ts';
import { anAnimationPayload, aPageOf, aUserPayload } from '../../../fixtures/data/catalogue-payloads.ts';
import { anEventPayload } from '../../../fixtures/data/events.ts';
import {
  aBookingPayload,
  aCardPayload,
  aHoldPayload,
  aMePayload,
  anItemPayload,
  aPendingOrderPayload,
  aQuotePayload,
  aSlottedPayload,
  aTakenPayload,
  FORMS_OF_EIGHT,
} from '../../../fixtures/data/payloads.ts';
import { fc } from '../../../fixtures/data/properties.ts';
import { answering } from '../../a-client.ts';
import { CATEGORY_PAYLOADS } from '../../category-list/category-payloads.ts';
import { aFoundPayload, aFoundUserPayload } from '../../search/found-payloads.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PURCHASE = { hold: 'h', total: 0, lang: 'fr', partner: null, wishes: NO_WISHES } as const;
const ALL = { period: 'next', user: null } as const;
const NOTHING: Basket = { slots: [], waiting: [] };

const DECODERS: readonly (readonly [string, unknown, (client: Client, payload: unknown) => Promise<unknown>])[] = [
  ['an offer', aSlottedPayload(), (client) => fetchSlotted(client, '7')],
  ['places gone', [aTakenPayload('2026-11-24T08:00')], (client) => fetchTaken(client, '7')],
  ['bookings', [aBookingPayload('2026-11-24T08:00')], (client) => fetchOwnBookings(client)],
  ['a person', aMePayload(), (client) => fetchMe(client)],
  ['a guest', { token: 't' }, (client) => createGuest(client, { firstName: '', lastName: '', email: '' })],
  ['a hold', aHoldPayload(['7_20261124T0800']), (client) => createHold(client, NOTHING, 'k')],
  ['an order', aPendingOrderPayload(), (client) => createOrder(client, PURCHASE, 'k')],
  ['an item', anItemPayload(), (client) => fetchItem(client, 'event:12')],
  ['cards', [aCardPayload()], (client) => fetchCards(client)],
  ['events', aPageOf([anEventPayload()]), (client) => fetchEvents(client, {}, { page: 1 })],
  ['animations', aPageOf([anAnimationPayload()]), (client) => fetchAnimations(client, ALL, { page: 1 })],
  ['what is found', [aFoundPayload()], (client) => fetchFound(client, 'yo')],
  ['people found', [aFoundUserPayload()], (client) => fetchFoundUsers(client, 'yo')],
  ['names', [{ name: 'Lyon', slug: 'lyon' }], (client) => fetchNames(client, 'city')],
  ['categories', CATEGORY_PAYLOADS, (client) => fetchCategories(client, 'home')],
  ['a provider', aUserPayload(), (client) => fetchProvider(client, 'studio-lumiere')],
  ['a quote', aQuotePayload(['7_20261124T0800']), async (_, payload) => decodeQuote(payload)],
];

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(...FORMS_OF_EIGHT),
  fc.constantFrom<unknown>(Number.MAX_VALUE, '0000-01-01T00:00:00+23:00', '9999-12-31T23:59:59-23:59', '1e400', ''),
);

/** The payload with one value replaced, at any depth. */
function bent(payload: unknown, way: readonly number[], value: unknown): unknown {
  const [step, ...further] = way;
  if (step === undefined || typeof payload !== 'object' || payload === null) return value;
  const keys = Object.keys(payload);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return value;
  const changed = bent(Reflect.get(payload, key), further, value);
  if (Array.isArray(payload)) return payload.with(Number(key), changed);
  return { ...payload, [key]: changed };
}

async function expectTotal(payload: unknown, decode: (client: Client, payload: unknown) => Promise<unknown>) {
  try {
    await decode(answering(payload), payload);
  } catch (error) {
    if (!(error instanceof TypeError || isApiError(error))) throw error;
  }
}

describe('D-error-codes: a decoder returns, or throws a TypeError or an ApiError, and nothing else', () => {
  it.each(DECODERS)('the decoder of %s accepts the payload of the API', async (_, payload, decode) => {
    await expect(decode(answering(payload), payload)).resolves.toBeDefined();
  });

  it.each(DECODERS)(
    'the decoder of %s accepts any JSON, or throws one of the two errors',
    async (_, _payload, decode) => {
      await fc.assert(fc.asyncProperty(fc.jsonValue(), (payload) => expectTotal(payload, decode)));
    },
  );

  it.each(DECODERS)(
    'the decoder of %s accepts a payload with any value replaced, or throws one of the two errors',
    async (_, good, decode) => {
      const way = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(way, odd, (steps, value) => expectTotal(bent(good, steps, value), decode)),
        { numRuns: 400 },
      );
    },
  );
});
