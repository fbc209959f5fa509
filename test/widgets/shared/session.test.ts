import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Person } from '../../../core/catalogue/person.ts';
import type { Token } from '../../../core/session/state.ts';
import { selectionOf, setSelection } from '../../../widgets/shared/page/page-state.ts';
import { createSession } from '../../../widgets/shared/page/session.ts';
import { aSelection } from '../../fixtures/data/factories.ts';
import { aMePayload, aSlottedPayload } from '../../fixtures/data/payloads.ts';
import { aPage, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { type Answer, aFakeApi, type Call, held, json, offline, problem } from '../fake-api.ts';

const CAMILLE = aMePayload();
const LOUIS = aMePayload({ id: 2, firstName: 'Louis' });

const bearerOf = (call: Call | undefined) => call?.headers.get('authorization') ?? null;

/** A page on which Camille is signed in and has selected a slot. */
async function aPageOfCamille() {
  const api = aFakeApi();
  api.on('GET /v1/me', (call: Call) => json(bearerOf(call) === 'Bearer louis' ? LOUIS : CAMILLE)(call));
  api.on('GET /v1/slotted/org/', []);
  const page = aPage();
  page.session.setToken('camille');
  await until(page.data, ({ person }) => person !== null);
  setSelection(page, 'cal', aSelection('2026-11-24T08:00'));
  const isKept = () => selectionOf(page.data.getState(), 'cal').length === 1;
  return { api, page, isKept };
}

describe('D-page-state: the user of a page', () => {
  it("a visitor's selection survives a log-in", async () => {
    const api = aFakeApi();
    api.on('GET /v1/me', CAMILLE);
    const page = aPage();
    setSelection(page, 'cal', aSelection('2026-11-24T08:00'));
    page.session.setToken('camille');
    expect(page.data.getState().isSignedIn).toBe(true);
    const { person, selections } = await until(page.data, (data) => data.person !== null);
    expect(person?.firstName).toBe('Camille');
    expect(selections['cal']).toHaveLength(1);
  });

  it('setting the same token again makes no call', async () => {
    const { api, page, isKept } = await aPageOfCamille();
    page.session.setToken('camille');
    expect(api.to('GET /v1/me')).toHaveLength(1);
    expect(isKept()).toBe(true);
  });

  it("a token that the page gives at sign-in and also sets makes no further call, and keeps the visitor's selection", async () => {
    const api = aFakeApi();
    api.on('GET /v1/me', CAMILLE);
    const page = aPage();
    setSelection(page, 'cal', aSelection('2026-11-24T08:00'));
    page.session.accept('camille');
    page.session.setToken('camille');
    const { selections } = await until(page.data, ({ person }) => person !== null);
    expect(api.to('GET /v1/me')).toHaveLength(1);
    expect(selections['cal']).toHaveLength(1);
  });

  it('another token of the same user keeps the page state', async () => {
    const { api, page, isKept } = await aPageOfCamille();
    page.session.setToken('camille again');
    expect(await page.session.token()).toBe('camille again');
    expect(api.to('GET /v1/me')).toHaveLength(2);
    expect(isKept()).toBe(true);
  });

  it('the page state of the earlier user is cleared before the first call of another user', async () => {
    const { api, page, isKept } = await aPageOfCamille();
    const wasKept: boolean[] = [];
    api.on('GET /v1/slotted/org/', (call: Call) => {
      wasKept.push(isKept());
      return json([])(call);
    });
    page.session.setToken('louis');
    await page.client.get('v1/slotted/org/', () => null);
    expect(bearerOf(api.to('GET /v1/slotted/org/')[0])).toBe('Bearer louis');
    expect(wasKept).toEqual([false]);
    expect(page.data.getState().person?.firstName).toBe('Louis');
  });

  it('a token whose user the API does not name is not assumed to belong to the earlier user', async () => {
    const { api, page, isKept } = await aPageOfCamille();
    api.on('GET /v1/me', problem(403, 'forbidden'));
    page.session.setToken('nobody');
    await page.session.token();
    expect(isKept()).toBe(false);
    expect(page.data.getState()).toMatchObject({ person: null, isSignedIn: true });
  });

  it('a log-out clears the page state at once', async () => {
    const { page, isKept } = await aPageOfCamille();
    page.session.setToken(null);
    expect(isKept()).toBe(false);
    expect(page.data.getState()).toMatchObject({ person: null, isSignedIn: false });
    expect(await page.session.token()).toBeNull();
  });

  it('a log-out also clears the page state of a user whom the API has not named yet', () => {
    const api = aFakeApi();
    api.on('GET /v1/me', held(json(CAMILLE)).answer);
    const page = aPage();
    page.session.setToken('camille');
    setSelection(page, 'cal', aSelection('2026-11-24T08:00'));
    page.session.setToken(null);
    expect(page.data.getState().selections).toEqual({});
  });

  it('a response about an earlier token is ignored, and the selection of its user is removed', async () => {
    const api = aFakeApi();
    const late = held(json(CAMILLE));
    api.on('GET /v1/me', late.answer, LOUIS);
    const page = aPage();
    page.session.setToken('camille');
    setSelection(page, 'cal', aSelection('2026-11-24T08:00'));
    page.session.setToken('louis');
    await page.session.token();
    late.release();
    await eventually(() => expect(api.to('GET /v1/me')).toHaveLength(2));
    expect(page.data.getState().person?.firstName).toBe('Louis');
    expect(page.data.getState().selections).toEqual({});
  });
});

describe('D-refused-token, D-retries: a call that is tried again after its token was withdrawn', () => {
  const PATH = 'v1/slotted/7';
  const ROUTE = `GET /${PATH}`;

  /** Camille's page after a first attempt without a success; its clock is stopped. */
  async function aPageThatRetries(first: Answer, personal = false) {
    const { api, page } = await aPageOfCamille();
    api.on(ROUTE, first, json('answered'));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const call = page.client.get(PATH, (payload) => payload, { isPersonal: personal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    const bearers = () => api.to(ROUTE).map(bearerOf);
    expect(bearers()).toEqual(['Bearer camille']);
    return { api, page, call, bearers };
  }

  it.each<[string, Answer]>([
    ['answered 503', problem(503, 'server-error')],
    ['not answered', offline],
  ])('a retry after a log-out has no token, if the first attempt was %s', async (_, first) => {
    const { page, call, bearers } = await aPageThatRetries(first);
    page.session.setToken(null);
    await vi.runAllTimersAsync();
    expect([await call, bearers()]).toEqual(['answered', ['Bearer camille', null]]);
  });

  it('a retry has the token of the user who has logged in meanwhile, after the page state of the earlier user is cleared', async () => {
    const { page, call, bearers } = await aPageThatRetries(offline);
    page.session.setToken('louis');
    await vi.runAllTimersAsync();
    expect([await call, bearers()]).toEqual(['answered', ['Bearer camille', 'Bearer louis']]);
    expect(page.data.getState().person?.firstName).toBe('Louis');
  });

  it('a personal call is not retried as a visitor', async () => {
    const { page, call, bearers } = await aPageThatRetries(offline, true);
    page.session.setToken(null);
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ code: 'token-invalid', status: 401 });
    expect(bearers()).toEqual(['Bearer camille']);
  });

  it('D-shared-gets: no caller shares the response of a retry that was made as another user', async () => {
    const { api, page, call, bearers } = await aPageThatRetries(offline);
    const late = held(json("a visitor's"));
    api.on(ROUTE, late.answer, json("Camille's"));
    page.session.setToken(null);
    await vi.advanceTimersByTimeAsync(300);
    page.session.setToken('camille');
    const another = page.client.get(PATH, (payload) => payload);
    await vi.advanceTimersByTimeAsync(0);
    expect(bearers()).toEqual(['Bearer camille', null, 'Bearer camille']);
    late.release();
    expect([await call, await another]).toEqual(["a visitor's", "Camille's"]);
  });
});

describe('C-token: a token from an async function', () => {
  it('a function that returns tokens is called once for each API call', async () => {
    const api = aFakeApi();
    api.on('GET /v1/me', CAMILLE);
    api.on('GET /v1/slotted/7', aSlottedPayload());
    const page = aPage();
    let count = 0;
    page.session.setToken(async () => `camille ${++count}`);
    await until(page.data, ({ person }) => person !== null);
    const before = count;
    await page.client.get('v1/slotted/7', () => null);
    expect(count).toBe(before + 1);
    expect(bearerOf(api.to('GET /v1/slotted/7')[0])).toBe(`Bearer camille ${count}`);
  });

  it('a token that a function returns after a log-out is not used', async () => {
    const page = aPage();
    let give: (text: string) => void = () => {};
    page.session.setToken(() => new Promise((resolve) => (give = resolve)));
    const token = page.session.token();
    page.session.setToken(null);
    give('camille');
    expect(await token).toBeNull();
  });

  it('a token that is returned later signs the visitor in', async () => {
    const api = aFakeApi();
    api.on('GET /v1/me', CAMILLE);
    api.on('GET /v1/slotted/7', aSlottedPayload());
    const page = aPage();
    let text: string | null = null;
    page.session.setToken(() => text);
    expect(await page.session.token()).toBeNull();
    text = 'camille';
    await page.client.get('v1/slotted/7', () => null);
    expect((await until(page.data, ({ person }) => person !== null)).isSignedIn).toBe(true);
  });

  it.each<[string, Token]>([
    ['returns null', async () => null],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['is rejected', () => Promise.reject(new Error('no'))],
  ])('a user whose function %s is a visitor, for whom no personal call is made', async (_, token) => {
    const api = aFakeApi();
    const page = aPage();
    const set = vi.spyOn(page.data, 'setState');
    page.session.setToken(token);
    await eventually(() => expect(set).toHaveBeenCalled());
    expect(page.data.getState()).toMatchObject({ person: null, isSignedIn: false });
    expect(api.calls).toEqual([]);
  });
});

describe('D-statuses: a 401 asks the page for a new token', () => {
  /** A session on a page with one element, which handles `creneau-tokenexpired` with the given function. */
  function aSession(answer: (renew: (token: string | Promise<string>) => void) => void) {
    const host = document.createElement('creneau-pager');
    let asked = 0;
    host.addEventListener('creneau-tokenexpired', (event) => {
      asked += 1;
      answer((event as CustomEvent).detail.renew);
    });
    const session = createSession({
      hosts: new Set([host]),
      fetchPerson: () => Promise.resolve({ id: 1 } as Person),
      set: () => {},
      forget: () => {},
      maySendToken: () => true,
    });
    return { session, asked: () => asked };
  }

  it('the session continues with the new token, whether it is given at once or by a promise', async () => {
    for (const token of ['second', Promise.resolve('second')]) {
      const { session } = aSession((renew) => renew(token));
      session.setToken('first');
      expect(await session.renew('first')).toBe(true);
      expect(await session.token()).toBe('second');
    }
  });

  it.each<[string, Parameters<typeof aSession>[0]]>([
    ['does not respond', () => {}],
    ['gives a promise that is rejected', (renew) => renew(Promise.reject(new Error('no')))],
    ['gives an empty token', (renew) => renew('')],
    ['gives the same token again', (renew) => renew('first')],
  ])('there is no new token if the page %s', async (_, answer) => {
    const { session } = aSession(answer);
    session.setToken('first');
    expect(await session.renew('first')).toBe(false);
  });

  it('several calls that are refused together, or one after the other, ask the page once', async () => {
    const { session, asked } = aSession((renew) => renew(Promise.resolve('second')));
    session.setToken('first');
    expect(await Promise.all([session.renew('first'), session.renew('first')])).toEqual([true, true]);
    expect(await session.renew('first')).toBe(true);
    expect(asked()).toBe(1);
  });

  it('a new token that the page gives after a log-out or for another user is not used', async () => {
    let renew: (token: string) => void = () => {};
    const late = new Promise<string>((resolve) => {
      renew = resolve;
    });
    const { session } = aSession((give) => give(late));
    session.setToken('first');
    const renewed = session.renew('first');
    session.setToken('louis');
    renew('second');
    expect(await renewed).toBe(true);
    expect(await session.token()).toBe('louis');
  });

  it('the user of a token that the page sets during a renewal is looked up', async () => {
    const { session, asked } = aSession(() => {});
    session.setToken('first');
    const renewals = [session.renew('first')];
    session.setToken('second');
    renewals.push(session.renew('second'));
    expect(await Promise.all(renewals)).toEqual([true, false]);
    expect(asked()).toBe(2);
  });

  it('a token that is refused right after it was set is renewed before the user becomes a visitor', async () => {
    const { session, asked } = aSession((renew) => renew('third'));
    session.setToken('first');
    session.setToken('second');
    expect(session.dropToken('second')).toBeNull();
    await eventually(async () => expect(await session.token()).toBe('third'));
    expect(asked()).toBe(1);
    session.dropToken('third');
    expect([await session.token(), asked()]).toEqual([null, 1]);
  });

  it("a guest's token cannot be renewed: no call has it once it is refused", async () => {
    const { session, asked } = aSession((renew) => renew('second'));
    session.setGuest('guest');
    expect(await session.token()).toBe('guest');
    expect(await session.renew('guest')).toBe(false);
    expect(asked()).toBe(0);
    expect(session.dropToken('guest')).toBeNull();
    expect(await session.token()).toBeNull();
  });

  it("a guest's token is dropped when the guest ends", async () => {
    const { session } = aSession(() => {});
    session.setGuest('guest');
    session.setGuest(null);
    expect(await session.token()).toBeNull();
  });

  it('a token that is renewed while its user is looked up still gets that user', async () => {
    const api = aFakeApi();
    const page = aPage();
    const host = document.createElement('creneau-pager');
    page.hosts.add(host);
    host.addEventListener('creneau-tokenexpired', (event) => (event as CustomEvent).detail.renew('second'));
    api.on('GET /v1/me', problem(401, 'token-invalid'), CAMILLE);
    page.session.setToken('first');
    const { person } = await until(page.data, (data) => data.person !== null);
    expect(person?.id).toBe(1);
    expect(api.to('GET /v1/me').map(bearerOf)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('a network failure is not a log-out', async () => {
    const api = aFakeApi();
    vi.useFakeTimers();
    api.on('GET /v1/me', offline);
    const page = aPage();
    page.session.setToken('camille');
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(page.data.getState()).toMatchObject({ person: null, isSignedIn: true });
  });
});
