// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { NO_RECIPIENT, NOTHING_TYPED } from '../../../../core/checkout/draft.ts';
import { NO_WISHES } from '../../../../core/checkout/wishes.ts';
import { createHold, fetchHold, keepWishes } from '../../../../widgets/shared/api/booking/hold.ts';
import { createOrder } from '../../../../widgets/shared/api/booking/order.ts';
import { decodeQuote } from '../../../../widgets/shared/api/booking/quote.ts';
import { releaseHold } from '../../../../widgets/shared/api/booking/release-hold.ts';
import { createGuest, fetchMe } from '../../../../widgets/shared/api/person.ts';
import {
  aHoldPayload,
  aMePayload,
  anOrderPayload,
  aQuotePayload,
  type Payload,
} from '../../../fixtures/data/payloads.ts';
import { API } from '../../../fixtures/data/widget-context.ts';
import { aClient, failureOf } from '../../a-client.ts';
import { aFakeApi, json, noContent } from '../../fake-api.ts';

const SLOT = '7_20261124T0800';
const SLOTS = { slots: [SLOT], waiting: [] } as const;

describe('D-calls-me: GET /v1/me', () => {
  const meOf = (changes: Payload) => {
    aFakeApi().on('GET /v1/me', aMePayload(changes));
    return fetchMe(aClient(API, 'camille'));
  };

  it('the response of GET /v1/me is decoded as a person', async () => {
    expect(await meOf({})).toEqual({
      id: 1,
      firstName: 'Camille',
      lastName: 'Martin',
      email: 'camille@example.test',
      organization: null,
      subscriptions: [],
    });
  });

  it('S-user: the days of a subscription are days in Paris', async () => {
    const subscription = {
      startDate: { date: '2026-10-31 23:30:00.000000', timezone: 'UTC' },
      expirationDate: '2026-11-30T23:00:00Z',
    };
    const days = { start: '2026-11-01', end: '2026-12-01' };
    expect((await meOf({ subscription })).subscriptions).toEqual([days]);
    const both = { subscription, subscriptions: [subscription, subscription] };
    expect((await meOf(both)).subscriptions).toEqual([days, days]);
  });

  it('a person may have no organization and no subscription', async () => {
    expect(await meOf({ organization: undefined, subscription: undefined })).toMatchObject({
      organization: null,
      subscriptions: [],
    });
  });

  it.each([
    [{ id: '1' }, 'id'],
    [{ email: null }, 'email'],
    [{ subscription: { startDate: 'x', expirationDate: 'y' } }, 'subscription.startDate'],
  ])('a person with %j is refused with the name of the field', async (changes, field) => {
    expect((await failureOf(meOf(changes))).message).toContain(`: ${field}: `);
  });
});

describe('D-calls-checkout: POST /v1/guest', () => {
  it('createGuest sends name and e-mail and returns the token', async () => {
    const api = aFakeApi();
    api.on('POST /v1/guest', json({ token: 'guest-1' }, 201));
    const fields = { firstName: 'Zoé', lastName: "D'Arc", email: 'zoe@example.test' };
    expect(await createGuest(aClient(API), fields)).toBe('guest-1');
    expect(api.calls[0]?.body).toEqual(fields);
  });
});

describe('D-calls-hold, D-calls-order: holds and orders', () => {
  it('a hold is requested with its slots and the key of the attempt', async () => {
    const api = aFakeApi();
    api.on('POST /v1/hold', json(aHoldPayload([SLOT], { quote: aQuotePayload([SLOT], 12.5) }), 201));
    const hold = await createHold(aClient(API, 'camille'), SLOTS, 'k1');
    expect(hold.expiresAt).toBe(Date.parse('2026-11-24T06:40:00.000Z'));
    expect(hold.quote).toMatchObject({ total: 1250, pricePerSlot: 1250, pay: 1, currency: 'EUR' });
    expect(api.calls[0]?.body).toEqual({ slots: [SLOT], waiting: [] });
    expect(api.calls[0]?.headers.get('idempotency-key')).toBe('k1');
  });

  it.each([
    [{ expiresAt: 'soon' }, 'expiresAt'],
    [{ expiresAt: null }, 'expiresAt'],
    [{ quote: null }, 'quote'],
    [{ quote: { ...aQuotePayload([SLOT]), total: 'free' } }, 'quote.total'],
    [{ quote: { ...aQuotePayload([SLOT]), currency: '€' } }, 'quote.currency'],
  ])('a hold with %j is refused with the name of the field', async (changes, field) => {
    aFakeApi().on('POST /v1/hold', aHoldPayload([SLOT], changes));
    expect((await failureOf(createHold(aClient(API), SLOTS, 'k'))).message).toContain(`: ${field}: `);
  });

  it('a hold is released by its id', async () => {
    const api = aFakeApi();
    api.on('DELETE /v1/hold/a%2Fb', noContent);
    expect(await releaseHold(aClient(API, 'camille'), 'a/b')).toBeNull();
  });

  it('D-confirmation-mail: an order is sent with the shown total in euros, its language, and the partner if there is one', async () => {
    const api = aFakeApi();
    api.on('POST /v1/order', json(anOrderPayload([SLOT], { total: '24.00' }), 201));
    const client = aClient(API, 'camille');
    const order = await createOrder(
      client,
      { hold: 'h', total: 2450, lang: 'en', partner: 'studio', wishes: NO_WISHES },
      'k2',
    );
    expect(order).toMatchObject({ total: 2400, slots: [{ start: '2026-11-24T08:00', end: '2026-11-24T09:00' }] });
    await createOrder(client, { hold: 'h', total: 0, lang: 'fr', partner: null, wishes: NO_WISHES }, 'k3');
    expect(api.calls.map(({ body }) => body)).toEqual([
      { hold: 'h', total: 24.5, lang: 'en', partner: 'studio' },
      { hold: 'h', total: 0, lang: 'fr' },
    ]);
  });

  it('the quote in a problem is decoded, or throws a TypeError if it is invalid', () => {
    expect(decodeQuote(aQuotePayload([SLOT], 9.99)).total).toBe(999);
    expect(() => decodeQuote(undefined)).toThrow(TypeError);
  });
});

describe('D-kept-wishes: the wishes and the draft of a hold', () => {
  const keptOf = async (changes: Payload) => {
    aFakeApi().on('GET /v1/hold/h', aHoldPayload([SLOT], changes));
    const { wishes, draft } = await fetchHold(aClient(API, 'camille'), 'h');
    return { wishes, draft };
  };
  const LEA = { firstName: 'Léa', lastName: 'Roy', email: 'lea@example.org' };

  it.each<[string, Payload, object]>([
    ['nothing', { wishes: {}, draft: {} }, { wishes: NO_WISHES, draft: NOTHING_TYPED }],
    ['no members, as of an earlier server', {}, { wishes: NO_WISHES, draft: NOTHING_TYPED }],
    [
      'wishes and a draft',
      {
        wishes: { coupon: 'WELCOME', credit: false, subscription: null, gift: LEA },
        draft: { coupon: 'W', gift: { firstName: '', user: 'Noé' } },
      },
      {
        wishes: { coupon: 'WELCOME', credit: false, subscription: 'none', gift: { case: 'person', ...LEA } },
        draft: { coupon: 'W', gift: { ...NO_RECIPIENT, user: 'Noé' } },
      },
    ],
    [
      'a subscription and a recipient with an account',
      { wishes: { subscription: 4, gift: { user: 7, fullName: 'Noé Costa' } } },
      {
        wishes: { ...NO_WISHES, subscription: 4, gift: { case: 'user', user: { id: 7, fullName: 'Noé Costa' } } },
        draft: NOTHING_TYPED,
      },
    ],
  ])('wishes and draft of a hold are decoded: %s', async (_, changes, expected) => {
    expect(await keptOf(changes)).toEqual(expected);
  });

  it.each([
    [{ wishes: 'all' }, 'wishes'],
    [{ wishes: { subscription: 'longest' } }, 'wishes.subscription'],
    [{ draft: { coupon: 3 } }, 'draft.coupon'],
    [{ draft: { gift: { user: 7 } } }, 'draft.gift.user'],
  ])('a hold with the wishes or draft %j is refused with the name of the field', async (changes, field) => {
    expect((await failureOf(keptOf(changes))).message).toContain(`: ${field}: `);
  });

  it('wishes and draft are sent together by their own call, without members that have their default', async () => {
    const api = aFakeApi();
    api.on('PUT /v1/hold/a%2Fb/wishes', noContent);
    const client = aClient(API, 'camille');
    const gift = { case: 'user', user: { id: 7, fullName: 'Noé Costa' } } as const;
    expect(
      await keepWishes(client, 'a/b', { ...NO_WISHES, coupon: 'WELCOME', gift }, { coupon: 'W', gift: null }),
    ).toBeNull();
    await keepWishes(
      client,
      'a/b',
      { ...NO_WISHES, subscription: 'none' },
      { coupon: '', gift: { ...NO_RECIPIENT, firstName: 'Léa' } },
    );
    expect(api.calls.map(({ body }) => body)).toEqual([
      { coupon: 'WELCOME', gift: { user: 7 }, draft: { coupon: 'W' } },
      { subscription: null, draft: { gift: { firstName: 'Léa', lastName: '', email: '', user: '' } } },
    ]);
  });
});
