import { describe, expect, it } from 'vitest';
import type { Token } from '../../../core/session/state.ts';
import { fetchOwnBookings, fetchSlotted } from '../../../widgets/shared/api/catalogue/slotted.ts';
import { askToSignIn } from '../../../widgets/shared/page/ask-to-sign-in.ts';
import { selectionOf, setSelection } from '../../../widgets/shared/page/page-state.ts';
import { aSelection } from '../../fixtures/data/factories.ts';
import { aMePayload, aSlottedPayload } from '../../fixtures/data/payloads.ts';
import { aPage, heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { failureOf } from '../a-client.ts';
import { type Answer, aFakeApi, type Call, held, json, problem } from '../fake-api.ts';

const OFFER = 'GET /v1/slotted/id/7';
const OWN = 'GET /v1/slotted/month/booking/user';

/** A page with one element, and an API that accepts these tokens and refuses all others. */
function aPageOf(users: Readonly<Record<string, number>>) {
  const api = aFakeApi();
  const known = new Map(Object.entries(users));
  const answer =
    (payload: unknown, isPublic: boolean): Answer =>
    (call) => {
      const bearer = call.headers.get('authorization');
      const isAllowed = bearer === null ? isPublic : known.has(bearer.replace('Bearer ', ''));
      return (isAllowed ? json(payload) : problem(401, 'token-invalid'))(call);
    };
  api.on(OFFER, answer(aSlottedPayload(), true));
  api.on(OWN, answer([], false));
  api.on('POST /v1/hold', answer({}, false));
  api.on('GET /v1/me', (call: Call) => {
    const id = known.get((call.headers.get('authorization') ?? '').replace('Bearer ', ''));
    return (id === undefined ? problem(401, 'token-invalid') : json(aMePayload({ id })))(call);
  });
  const page = aPage();
  const host = document.createElement('creneau-pager');
  page.hosts.add(host);
  const bearers = (route: string) => api.to(route).map(({ headers }) => headers.get('authorization'));
  const offer = () => fetchSlotted(page.client, '7');
  const isVisitors = () => until(page.data, ({ isSignedIn, hasExpired }) => !isSignedIn && hasExpired);
  return { api, page, host, known, bearers, offer, isVisitors, asked: heard(host, 'creneau-tokenexpired') };
}

describe('D-refused-token: a token that is refused and not renewed', () => {
  it.each<[string, Token]>([
    ['a text', 'nonsense'],
    ['from a function', () => 'nonsense'],
    ['from a function that returns a new one each time', () => `nonsense ${Math.random()}`],
  ])('a page with a refused token can make public calls as a visitor: %s', async (_, token) => {
    const { page, bearers, offer, isVisitors } = aPageOf({});
    page.session.setToken(token);
    expect((await offer()).id).toBe(7);
    expect(bearers(OFFER).at(-1)).toBeNull();
    const { person } = await isVisitors();
    expect(person).toBeNull();
  });

  it('the page is asked once for a new token, and the refused one is not sent again', async () => {
    const { page, api, bearers, offer, isVisitors, asked } = aPageOf({});
    page.session.setToken('nonsense');
    await Promise.all([offer(), offer()]);
    await isVisitors();
    await offer();
    expect(asked).toHaveLength(1);
    expect(bearers(OFFER)).toEqual(['Bearer nonsense', null, null]);
    expect(bearers('GET /v1/me')).toEqual(['Bearer nonsense']);
    expect(api.calls.filter(({ headers }) => headers.has('content-type'))).toHaveLength(2);
  });

  it('personal calls and calls with an effect fail with a refused token, and are not repeated as a visitor', async () => {
    const { page, bearers } = aPageOf({});
    page.session.setToken('nonsense');
    const failures = await Promise.all([
      failureOf(fetchOwnBookings(page.client)),
      failureOf(page.client.send('post', 'v1/hold', () => null, { body: {} })),
    ]);
    expect(failures.map(({ code }) => code)).toEqual(['token-invalid', 'token-invalid']);
    expect([...bearers(OWN), ...bearers('POST /v1/hold')]).toEqual(['Bearer nonsense', 'Bearer nonsense']);
  });

  it('a page makes calls as a visitor if the token that it gives instead is refused too', async () => {
    const { page, host, bearers, offer, isVisitors } = aPageOf({});
    host.addEventListener('creneau-tokenexpired', (event) => (event as CustomEvent).detail.renew('nonsense too'));
    page.session.setToken('nonsense');
    await offer();
    await isVisitors();
    expect(bearers(OFFER)).toEqual(['Bearer nonsense', 'Bearer nonsense too', null]);
  });

  it("a guest on a page with a refused token makes calls with the guest's token", async () => {
    const { page, known, bearers, isVisitors } = aPageOf({});
    page.session.setToken('nonsense');
    await isVisitors();
    known.set('guest', 3);
    page.session.setGuest('guest');
    await page.client.send('post', 'v1/hold', () => null, { body: {} });
    expect(bearers('POST /v1/hold')).toEqual(['Bearer guest']);
  });

  it('a page with a refused token lets its visitor sign in again, even with the same token', async () => {
    for (const token of ['camille', 'nonsense']) {
      const { page, host, known, offer, isVisitors } = aPageOf({});
      page.session.setToken('nonsense');
      await offer();
      await isVisitors();
      known.set(token, 1);
      host.addEventListener('creneau-signinrequired', (event) => (event as CustomEvent).detail.signIn(token));
      expect(await askToSignIn(host, page)).toBe(true);
      const { person, hasExpired } = await until(page.data, (data) => data.person !== null);
      expect([person?.id, hasExpired, await page.session.token()]).toEqual([1, false, token]);
    }
  });

  it('a function that gives another token later signs in', async () => {
    const { page, known, bearers, offer, isVisitors } = aPageOf({ camille: 1 });
    let token = 'nonsense';
    page.session.setToken(async () => token);
    await isVisitors();
    await offer();
    expect(known.size).toBe(1);
    token = 'camille';
    await offer();
    expect(bearers(OFFER).slice(-2)).toEqual([null, 'Bearer camille']);
    expect((await until(page.data, (data) => data.person !== null)).isSignedIn).toBe(true);
  });
});

describe('D-refused-token: an expired session', () => {
  /** A page on which Camille has selected a slot when her token expires. */
  async function expired() {
    const at = aPageOf({ camille: 1 });
    at.page.session.setToken('camille');
    await until(at.page.data, ({ person }) => person !== null);
    setSelection(at.page, 'cal', aSelection('2026-11-24T08:00'));
    at.known.clear();
    await at.offer();
    await at.isVisitors();
    const isKept = () => selectionOf(at.page.data.getState(), 'cal').length === 1;
    expect(isKept()).toBe(true);
    return { ...at, isKept };
  }

  it('the page state is kept after an expired session if the same user signs in', async () => {
    const { page, known, isKept } = await expired();
    known.set('camille again', 1);
    page.session.setToken('camille again');
    await until(page.data, ({ person }) => person !== null);
    expect(isKept()).toBe(true);
  });

  it('the page state is cleared after an expired session before a call of another user, and at a log-out', async () => {
    const { page, known, isKept, offer } = await expired();
    known.set('louis', 2);
    page.session.setToken('louis');
    await offer();
    expect(isKept()).toBe(false);
    const another = await expired();
    another.page.session.setToken(null);
    expect(another.isKept()).toBe(false);
    expect(another.page.data.getState().hasExpired).toBe(false);
  });

  it('a network failure is not an expired session', async () => {
    const { page, api, offer } = aPageOf({ camille: 1 });
    page.session.setToken('camille');
    await until(page.data, ({ person }) => person !== null);
    api.on(OFFER, problem(403, 'forbidden'));
    await failureOf(offer());
    await eventually(() => expect(page.data.getState()).toMatchObject({ isSignedIn: true, hasExpired: false }));
  });
});

describe('D-page-state, C-token: a function of the page that returns another token later', () => {
  /** A page on which a function signs Camille in, and on which she has selected a slot. */
  async function aPageOfFunction(first: (known: Map<string, number>) => string | null | Promise<string | null>) {
    const at = aPageOf({ camille: 1, louis: 2 });
    const asks = { token: first };
    at.page.session.setToken(async () => asks.token(at.known));
    await until(at.page.data, ({ person }) => person?.id === 1);
    setSelection(at.page, 'cal', aSelection('2026-11-24T08:00'));
    const isKept = () => selectionOf(at.page.data.getState(), 'cal').length === 1;
    return { ...at, asks, isKept };
  }

  it('a function that returns null later logs the user out: the call has no token, and the page state is cleared', async () => {
    const { page, asks, bearers, offer, isKept } = await aPageOfFunction(() => 'camille');
    asks.token = () => null;
    await offer();
    expect([bearers(OFFER), isKept()]).toEqual([[null], false]);
    expect(page.data.getState()).toMatchObject({ person: null, isSignedIn: false, hasExpired: false });
  });

  it("after its token was refused, a function that returns null logs out, and one that returns another user's token logs in", async () => {
    const { page, asks, known, offer, isKept, isVisitors } = await aPageOfFunction(() => 'camille');
    known.delete('camille');
    await offer();
    await isVisitors();
    expect(isKept()).toBe(true);
    asks.token = () => null;
    await offer();
    expect([isKept(), page.data.getState().hasExpired]).toEqual([false, false]);
    asks.token = () => 'louis';
    await offer();
    expect((await until(page.data, ({ person }) => person !== null)).person?.id).toBe(2);
  });

  it("the page state is cleared before a call as another user, if a function returns that user's token later", async () => {
    const { api, page, asks, isKept, bearers, offer } = await aPageOfFunction(() => 'camille');
    const wasKept: boolean[] = [];
    api.on(OFFER, (call: Call) => {
      wasKept.push(isKept());
      return json(aSlottedPayload())(call);
    });
    asks.token = () => 'louis';
    await Promise.all([offer(), fetchOwnBookings(page.client)]);
    expect([bearers(OFFER), bearers(OWN), wasKept]).toEqual([['Bearer louis'], ['Bearer louis'], [false]]);
    expect(page.data.getState().person?.id).toBe(2);
    expect(bearers('GET /v1/me')).toEqual(['Bearer camille', 'Bearer louis']);
  });

  it('a function that returns another token of the same user keeps everything', async () => {
    const { page, asks, known, bearers, offer, isKept } = await aPageOfFunction(() => 'camille');
    known.set('camille again', 1);
    asks.token = () => 'camille again';
    await offer();
    await offer();
    expect([isKept(), page.data.getState().person?.id]).toEqual([true, 1]);
    expect(bearers('GET /v1/me')).toEqual(['Bearer camille', 'Bearer camille again']);
  });

  it('a function that returns a new token for each call delays no call, and the users of tokens are looked up one at a time', async () => {
    let count = 0;
    const { api, page, bearers, offer, isKept } = await aPageOfFunction((known) => {
      known.set(`camille ${++count}`, 1);
      return `camille ${count}`;
    });
    await offer();
    const before = bearers('GET /v1/me').length;
    const me = held(json(aMePayload({ id: 1 })));
    api.on('GET /v1/me', me.answer);
    for (let call = 0; call < 4; call += 1) await offer();
    expect(bearers('GET /v1/me').length).toBe(before + 1);
    me.release();
    await offer();
    expect([isKept(), page.data.getState().person?.id]).toEqual([true, 1]);
  });

  it('a function that returns a new token for each call is also noticed when it returns tokens of another user', async () => {
    let count = 0;
    const at = { user: 1 };
    const { page, offer, isKept } = await aPageOfFunction((known) => {
      known.set(`token ${++count}`, at.user);
      return `token ${count}`;
    });
    await offer();
    at.user = 2;
    await offer();
    await until(page.data, ({ person }) => person?.id === 2);
    expect(isKept()).toBe(false);
  });

  it('a function that fails once while a user is signed in does not log out', async () => {
    const { page, asks, offer, isKept } = await aPageOfFunction(() => 'camille');
    asks.token = () => Promise.reject(new Error('no'));
    expect((await failureOf(offer())).kind).toBe('network');
    expect([isKept(), page.data.getState().isSignedIn]).toEqual([true, true]);
  });

  it.each<[string, () => Promise<string>]>([
    ['is rejected', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])(
    'a function that is set for a signed-in user and first %s counts as an expired token: the page state is kept',
    async (_, fails) => {
      const { page, bearers, offer, isKept, isVisitors } = await aPageOfFunction(() => 'camille');
      let token = fails;
      page.session.setToken(() => token());
      await isVisitors();
      expect(isKept()).toBe(true);
      await offer();
      expect(bearers(OFFER)).toEqual([null]);
      token = async () => 'camille';
      await offer();
      await until(page.data, ({ person }) => person?.id === 1);
      expect([bearers(OFFER), isKept()]).toEqual([[null, 'Bearer camille'], true]);
    },
  );
});
