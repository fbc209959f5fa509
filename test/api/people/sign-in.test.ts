import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome } from '../../fixtures/server/client.ts';
import { AUDIENCE, type Issuer, openIssuer } from '../../fixtures/server/issuer.ts';
import { type OneServer, openOneServer, START } from '../../fixtures/server/one-server.ts';

const REFUSED = [401, 'token-invalid'];
const AWAY = [503, 'server-error'];

let issuer: Issuer;
let api: OneServer;
let elapsed = 0;
let lines: string[] = [];

async function open(): Promise<OneServer> {
  const log = { level: 'info', stream: { write: (line: string) => lines.push(line) } } as const;
  return openOneServer({ signIn: issuer.settings, elapsed: () => elapsed, log });
}

beforeAll(async () => {
  issuer = await openIssuer();
  api = await open();
});
beforeEach(() => {
  issuer.answer = 'right';
  lines = [];
});
afterAll(async () => {
  await api?.server.close();
  await issuer?.close();
});

const me = (token: string, server = api) => server.server.call('GET', '/v1/me', { token });
const seconds = (more: number) => Math.floor(START / 1000) + more;
const told = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30);

/** Bad tokens, and what the log says of each; null where it says nothing. */
const BAD: Readonly<Record<string, readonly [make: () => Promise<string>, reason: string | null]>> = {
  'without a signature, alg none': [
    async () => new UnsecuredJWT({ sub: 'ada', iat: seconds(0), exp: seconds(60) }).encode(),
    'ERR_JOSE_ALG_NOT_ALLOWED',
  ],
  'signed with the published key as a secret': [
    async () => {
      const secret = new TextEncoder().encode(await exportSPKI(issuer.key.publicKey));
      const claims = { iss: issuer.settings.issuer, aud: AUDIENCE, sub: 'ada', iat: seconds(0), exp: seconds(60) };
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: issuer.key.kid }).sign(secret);
    },
    'ERR_JOSE_ALG_NOT_ALLOWED',
  ],
  'of another issuer': claims({ iss: 'https://id.example' }, 'claim iss'),
  'for another API': claims({ aud: 'https://other.example' }, 'claim aud'),
  'for nobody': claims({ aud: undefined }, 'claim aud'),
  'that ended 61 s ago': claims({ iat: seconds(-3600), exp: seconds(-61) }, null),
  'that begins in 61 s': claims({ nbf: seconds(61) }, 'claim nbf'),
  'issued in the future': claims({ iat: seconds(61) }, 'claim iat'),
  'without its end': claims({ exp: undefined }, 'claim exp'),
  'without the time of its issue': claims({ iat: undefined }, 'claim iat'),
  'without a subject': claims({ sub: undefined }, 'claim sub'),
  'with an empty subject': claims({ sub: '' }, 'claim sub'),
  'with a subject of 300 characters': claims({ sub: 'a'.repeat(300) }, 'claim sub'),
  'with a subject that no database keeps': claims({ sub: 'ada\0' }, 'claim sub'),
  'of the type of a session’s end': header({ typ: 'logout+jwt' }, 'no access token'),
  'that tells a page who has signed in': claims({ nonce: 'n', at_hash: 'h' }, 'no access token'),
  'that refreshes another': claims({ typ: 'Refresh' }, 'no access token'),
  'with an unknown key': header({ kid: 'strange' }, 'ERR_JWKS_NO_MATCHING_KEY'),
  'with another signature': [
    async () => `${(await issuer.token(START)).slice(0, -20)}${'A'.repeat(20)}`,
    'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  ],
  'whose signature is cut off': [
    async () => (await issuer.token(START)).slice(0, -20),
    'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  ],
  'of two parts': [async () => (await issuer.token(START)).replace(/\.[^.]*$/, ''), null],
  'of three parts that are nothing': [async () => 'a.b.c', 'ERR_JWS_INVALID'],
};

function claims(more: object, reason: string | null) {
  return [() => issuer.token(START, more), reason] as const;
}

function header(more: { readonly [name: string]: string }, reason: string) {
  return [() => issuer.token(START, {}, more), reason] as const;
}

describe('D-identity-provider: which tokens are valid', () => {
  it.each(Object.entries(BAD))(
    'a token %s is refused in the same words, and the log says why',
    async (_, [make, reason]) => {
      elapsed += 3_600_000;
      await me(await issuer.token(START));
      const token = await make();
      for (const answer of [await me(token), await me(token)]) {
        expect(outcome(answer)).toEqual(REFUSED);
        expect(answer.text).toContain('"detail":"A valid access token is needed."');
        expect(answer.headers['www-authenticate']).toBe('Bearer');
      }
      expect(told().map((line) => line.reason)).toEqual(reason === null ? [] : [reason]);
      expect(lines.join('')).not.toContain(token);
    },
  );

  it('D-longest-texts: a token of 8 kB with many groups is valid, one of 20 kB is too long', async () => {
    const groups = (count: number) => Array.from({ length: count }, (_, n) => `group-${n}`);
    expect(outcome(await me(await issuer.token(START, { groups: groups(450) })))).toEqual([200]);
    expect(outcome(await me(await issuer.token(START, { groups: groups(1300) })))).toEqual([431, 'invalid-request']);
  });

  it.each([
    ['of 60 s ago, of a clock that is behind', { exp: seconds(-59) }, {}],
    ['that begins in 60 s', { nbf: seconds(60), iat: seconds(60) }, {}],
    ['of the type at+jwt', { nonce: 'n' }, { typ: 'application/at+jwt' }],
    ['with a nonce, marked for access', { nonce: 'n', typ: 'Bearer' }, { typ: 'JWT' }],
    ['for several APIs', { aud: ['https://other.example', AUDIENCE] }, {}],
  ])('a token is valid: %s', async (_, more, head) => {
    expect(outcome(await me(await issuer.token(START, more, head)))).toEqual([200]);
  });

  it('opaque tokens are as before, with a provider and without one', async () => {
    const without = await openOneServer();
    expect(outcome(await me('demo-admin'))).toEqual([200]);
    expect(outcome(await me(await issuer.token(START), without))).toEqual(REFUSED);
    await without.server.close();
  });
});

describe('D-identity-provider: the keys of the provider', () => {
  it('they are fetched once, and again for an unknown key, at most every 10 s', async () => {
    elapsed += 11_000;
    const [old] = [await issuer.token(START), await issuer.rotate()];
    const before = issuer.asked();
    expect(outcome(await me(await issuer.token(START)))).toEqual([200]);
    expect(issuer.asked()).toBe(before + 2);
    expect(outcome(await me(old))).toEqual(REFUSED);
    for (const kid of ['a', 'b']) expect(outcome(await me(await issuer.token(START, {}, { kid })))).toEqual(REFUSED);
    expect(issuer.asked()).toBe(before + 2);
    elapsed += 11_000;
    for (const kid of ['a', 'b']) expect(outcome(await me(await issuer.token(START, {}, { kid })))).toEqual(REFUSED);
    expect(issuer.asked()).toBe(before + 4);
  });

  it('a key that the provider has withdrawn is no longer valid after ten minutes', async () => {
    const old = await issuer.token(START);
    expect(outcome(await me(old))).toEqual([200]);
    await issuer.rotate();
    elapsed += 601_000;
    await me(old);
    await expect.poll(async () => outcome(await me(old))).toEqual(REFUSED);
  });

  it.each(['down', 'another issuer', 'keys by http'] as const)(
    'while the provider is %s, kept keys work on, and a token with another key is answered later',
    async (answer) => {
      const known = await issuer.token(START);
      const own = await open();
      expect(outcome(await me(known, own))).toEqual([200]);
      issuer.answer = answer;
      elapsed += 11_000;
      const strange = await issuer.token(START, {}, { kid: 'new' });
      const unknown = await me(strange, own);
      expect([...outcome(unknown), unknown.headers['retry-after']]).toEqual([...AWAY, '10']);
      elapsed += 11_000;
      expect(outcome(await me(strange, own))).toEqual(AWAY);
      expect(outcome(await me(known, own))).toEqual([200]);
      expect(told().map(({ msg }) => msg)).toEqual(['the identity provider gives no keys']);
      const fresh = await open();
      for (const _ of [1, 2]) expect(outcome(await me(known, fresh))).toEqual(AWAY);
      issuer.answer = 'right';
      elapsed += 11_000;
      expect(outcome(await me(known, fresh))).toEqual([200]);
      for (const { server } of [own, fresh]) await server.close();
    },
  );
});
