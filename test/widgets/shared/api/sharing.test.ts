// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { openRegistry, registry } from '../../../../widgets/shared/page/registry.ts';
import { API } from '../../../fixtures/data/widget-context.ts';
import { aClient, asIs, failureOf } from '../../a-client.ts';
import { aFakeApi, held, json, offline } from '../../fake-api.ts';

describe('D-shared-gets: equal GETs in flight are shared', () => {
  it('equal GETs in flight are one call, and each caller decodes the response', async () => {
    const api = aFakeApi();
    api.on('GET /a', { n: 1 });
    const client = aClient(API);
    expect(await Promise.all([client.get('a', asIs), client.get('a', () => 'mine')])).toEqual([{ n: 1 }, 'mine']);
    expect(api.calls).toHaveLength(1);
  });

  it('a GET after a finished one, or of another path, is a separate call', async () => {
    const api = aFakeApi();
    api.on('GET /a', 1, 2);
    api.on('GET /b', 3);
    const client = aClient(API);
    expect([await client.get('a', asIs), await client.get('a', asIs), await client.get('b', asIs)]).toEqual([1, 2, 3]);
  });

  it('a GET after a failed one is a separate call', async () => {
    const api = aFakeApi();
    api.on('GET /a', () => new Response('{}', { status: 404 }), 2);
    const client = aClient(API);
    await failureOf(client.get('a', asIs));
    expect(await client.get('a', asIs)).toBe(2);
  });

  it('a caller that is aborted gets an AbortError, and the others their response', async () => {
    const api = aFakeApi();
    const late = held(json('there'));
    api.on('GET /a', late.answer);
    const client = aClient(API);
    const controller = new AbortController();
    const left = client.get('a', asIs, { signal: controller.signal });
    const stayed = client.get('a', asIs);
    controller.abort();
    late.release();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(await stayed).toBe('there');
    expect(api.calls).toHaveLength(1);
  });

  it('a POST is never shared', async () => {
    const api = aFakeApi();
    api.on('POST /a', 1);
    const client = aClient(API);
    await Promise.all([client.send('post', 'a', asIs), client.send('post', 'a', asIs)]);
    expect(api.calls).toHaveLength(2);
  });
});

describe("D-shared-gets: the loader's first call", () => {
  afterEach(() => registry()?.early.clear());

  /** Begins a call with this token as the loader does. */
  function begin(response: Promise<Response>, token: unknown = undefined) {
    openRegistry(() => Promise.resolve()).early.set(`${API}/a`, { token, response });
  }
  const answer = (text: string) => Promise.resolve(new Response(JSON.stringify(text)));

  it("the loader's first call is used once", async () => {
    const api = aFakeApi();
    api.on('GET /a', 'asked');
    begin(answer('first'));
    const client = aClient(API);
    expect(await client.get('a', asIs)).toBe('first');
    expect(await client.get('a', asIs)).toBe('asked');
    expect(api.calls).toHaveLength(1);
  });

  it("the loader's first call is used by a client with the same token", async () => {
    aFakeApi().on('GET /a', 'asked');
    begin(answer('first'), 'camille');
    expect(await aClient(API, 'louis').get('a', asIs)).toBe('asked');
    expect(await aClient(API).get('a', asIs)).toBe('asked');
    expect(await aClient(API, 'camille').get('a', asIs)).toBe('first');
  });

  it('a first call without a token is not used by a client with a token', async () => {
    aFakeApi().on('GET /a', 'asked');
    begin(answer('first'));
    expect(await aClient(API, 'camille').get('a', asIs)).toBe('asked');
  });

  it('a first call without a response is made again', async () => {
    aFakeApi().on('GET /a', 'asked');
    begin(Promise.reject(new TypeError('Failed to fetch')));
    expect(await aClient(API).get('a', asIs)).toBe('asked');
  });

  it('a first call with a 503 is retried like any other', async () => {
    aFakeApi().on('GET /a', 'asked');
    begin(Promise.resolve(new Response('{}', { status: 503, headers: { 'retry-after': '0' } })));
    expect(await aClient(API).get('a', asIs)).toBe('asked');
  });

  it("the loader's first call is not used by a POST", async () => {
    const api = aFakeApi();
    api.on('POST /a', 'asked', offline);
    begin(answer('first'));
    expect(await aClient(API).send('post', 'a', asIs)).toBe('asked');
    expect(registry()?.early.size).toBe(1);
  });
});
