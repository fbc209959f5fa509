import { describe, expect, it, vi } from 'vitest';
import { fetchOpenEvents } from '../../../../widgets/shared/api/catalogue/event.ts';
import { fetchEvent } from '../../../../widgets/shared/api/catalogue/event-page.ts';
import { fetchMembership, fetchMemberships } from '../../../../widgets/shared/api/catalogue/membership.ts';
import { fetchOpenBooked } from '../../../../widgets/shared/api/catalogue/open.ts';
import { fetchPrice, fetchProduct } from '../../../../widgets/shared/api/catalogue/product.ts';
import { fetchSlotted } from '../../../../widgets/shared/api/catalogue/slotted.ts';
import { fetchPopups } from '../../../../widgets/shared/api/popup.ts';
import { aPageOf } from '../../../fixtures/data/catalogue-payloads.ts';
import { anEvent, anEventPayload } from '../../../fixtures/data/events.ts';
import { aMembershipPayload, anOptionPayload } from '../../../fixtures/data/memberships.ts';
import { aSlottedPayload } from '../../../fixtures/data/payloads.ts';
import { aPopupPayload } from '../../../fixtures/data/popups.ts';
import { API } from '../../../fixtures/data/widget-context.ts';
import { aClient, answering, failureOf } from '../../a-client.ts';
import { aFakeApi } from '../../fake-api.ts';

const silence = () =>
  vi
    .spyOn(console, 'warn')
    .mockClear()
    .mockImplementation(() => {});

describe('S-calls: calls that read, with their addresses', () => {
  const client = aClient(API);
  const price = { id: 5, amount: 159.3, initialAmount: 177, discount: 10, currency: 'EUR', product: 1 };
  const product = { id: 1, title: 'Pass', type: 'membership', url: 'pass', picture: { medium: null } };

  it.each([
    ['/v1/event/a%2Fb', anEventPayload(), () => fetchEvent(client, 'a/b'), expect.objectContaining(anEvent())],
    ['/v1/open/42', [anEventPayload(), 7], () => fetchOpenEvents(client, '42'), [anEvent()]],
    ['/v1/slotted/id/7', aSlottedPayload(), () => fetchSlotted(client, '7'), expect.objectContaining({ id: 7 })],
    ['/v1/price/id/5', price, () => fetchPrice(client, 5), { ...price, amount: 15_930, initialAmount: 17_700 }],
    ['/v1/product/id/1', product, () => fetchProduct(client, 1), product],
    [
      '/v1/open/slots-booked/salle',
      [{ startDate: null, slotted: { id: 3 }, taken: 2, capacity: null }, { taken: -1 }],
      () => fetchOpenBooked(client, 'salle'),
      [{ start: null, taken: 2, capacity: null }],
    ],
  ])('the call GET %s is decoded', async (path, payload, call, expected) => {
    silence();
    const api = aFakeApi();
    api.on(`GET ${path}`, payload);
    expect(await call()).toEqual(expected);
    expect(api.calls.map((one) => one.path)).toEqual([path]);
  });

  it.each([
    ['a price without an amount', () => fetchPrice(answering({ ...price, amount: null }), 5)],
    ['a price in no currency', () => fetchPrice(answering({ ...price, currency: 'euro' }), 5)],
    ['a product of another type', () => fetchProduct(answering({ ...product, type: 'venue' }), 1)],
    ['a product with a javascript: address', () => fetchProduct(answering({ ...product, url: 'javascript:x()' }), 1)],
    ['no list', () => fetchPopups(answering({}))],
  ])('D-payload-dates: an invalid payload is refused: %s', async (_, call) => {
    await expect(call()).rejects.toThrow();
  });
});

describe('S-membership: memberships in payloads', () => {
  const decoded = async (payload: unknown) => (await fetchMemberships(answering(payload), null, { page: 1 })).items;

  it('the members of a payload are renamed to those of a membership; missing members have their defaults', async () => {
    const options = [{ id: 3, title: 'Essai', price: '12.5' }];
    const item = { id: 9, title: 'Carte', options };
    expect(await decoded(aPageOf([item]))).toEqual([
      {
        ...{ id: 9, title: 'Carte', url: '9', picture: null, provider: null, isSubscribed: false },
        options: [
          { id: 3, title: 'Essai', price: 1250, initialPrice: null, discount: 0, months: null, currency: null },
        ],
      },
    ]);
    const full = await fetchMembership(answering(aMembershipPayload({ isSubscribed: 1 })), 'pass-liberte');
    expect(full).toMatchObject({ isSubscribed: true, provider: { fullName: 'Studio Lumière', url: 'studio-lumiere' } });
    expect(full.options[1]).toMatchObject({ price: 15_930, initialPrice: 17_700, discount: 10, months: 3 });
  });

  it('an invalid membership or option is left out, and counted in a warning', async () => {
    const warn = silence();
    const broken = [
      anOptionPayload({ price: -1 }),
      anOptionPayload({ id: 'x' }),
      anOptionPayload({ currency: '€' }),
      7,
    ];
    const [membership, ...others] = await decoded(
      aPageOf([aMembershipPayload({ options: [...broken, anOptionPayload()] }), { id: 2 }, null]),
    );
    expect([membership?.options.length, others]).toEqual([1, []]);
    expect(warn.mock.calls.map(String)).toEqual([
      expect.stringContaining('4 of 5 options'),
      expect.stringContaining('2 of 3 memberships'),
    ]);
  });

  it('a failed call of memberships is an ApiError', async () => {
    aFakeApi();
    expect((await failureOf(fetchMembership(aClient(API), 'x'))).code).toBe('not-found');
  });
});

describe('S-popups: popups in payloads', () => {
  const decoded = (...payloads: readonly unknown[]) => fetchPopups(answering(payloads));

  it('HTML in a popup becomes plain text, and no script in it runs', async () => {
    const [popup] = await decoded(aPopupPayload({ text: '<img src=x onerror=alert(1)>Un <b>mois</b> &amp; plus' }));
    expect(popup).toEqual({
      ...{ id: 1, title: 'Votre premier cours à -10 %', text: 'Un mois & plus' },
      ...{ picture: '/pictures/yoga-3.medium.svg', start: null, end: null },
      link: { href: '/event/list/', label: 'Choisir un cours' },
    });
  });

  it.each([
    ['a javascript: address', { link: { href: 'javascript:alert(1)', label: 'x' } }],
    ['a slug for an address', { link: { href: 'promo', label: 'x' } }],
    ['a link without a label', { link: { href: '/a', label: ' ' } }],
    ['no title', { title: '<p></p>' }],
    ['no id', { id: 'x' }],
    ['no date', { endsAt: 'demain' }],
  ])('D-payload-addresses: a popup with %s is left out', async (_, changes) => {
    silence();
    expect((await decoded(aPopupPayload(changes), aPopupPayload({ id: 2 }))).map(({ id }) => id)).toEqual([2]);
  });

  it.each([null, { medium: 'data:image/png;base64,x' }, { medium: 'javascript:x' }, { medium: 'http://[' }])(
    'D-payload-addresses: a popup has no picture if it is %j',
    async (picture) => {
      expect((await decoded(aPopupPayload({ picture })))[0]?.picture).toBeNull();
    },
  );
});
