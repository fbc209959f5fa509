import { describe, expect, it } from 'vitest';
import { EnvironmentError, type Variables } from '../../demo/environment/variable.ts';
import { readEnvironment } from '../../demo/environment.ts';

const SERVER = 'postgres://a:b@db/x';
/** What a server outside of demo mode needs. */
const SITE = { PUBLIC_URL: 'https://market.example' };

it('C-variables: a variable that is missing or empty has its default', () => {
  const defaults = {
    isDemo: true,
    port: 4173,
    host: '127.0.0.1',
    publicUrl: null,
    englishUrl: null,
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReadUrl: null,
    databaseConnections: 16,
    dataDir: '.data/',
    bundleDir: null,
    now: null,
    sampleScale: 1,
    rateLimit: 1200,
    guestLimits: { share: 50, places: 24, orders: 60, mails: 10 },
    keptDays: { names: 365, accounts: 1095, figures: 400 },
    trustProxy: [],
    logLevel: 'warn',
    hasMetrics: false,
    mail: null,
    signIn: null,
    stripe: null,
  };
  expect(readEnvironment({})).toEqual(defaults);
  expect(readEnvironment({ PORT: '', HOST: '', DATABASE_URL: '', DATA_DIR: '', NOW: '' })).toEqual(defaults);
});

it.each([
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['HOST', '::1', { host: '::1' }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['DATABASE_URL', 'postgres://a:b@db/x', { databaseUrl: 'postgres://a:b@db/x', isDemo: false }],
  ['DATABASE_URL', 'postgresql://db/x', { databaseUrl: 'postgresql://db/x', isDemo: false }],
  ['DEMO', 'off', { isDemo: false }],
  ['DATA_DIR', 'memory:', { dataDir: null }],
  ['DATA_DIR', '/tmp/x', { dataDir: '/tmp/x' }],
  ['BUNDLE_DIR', '/srv/releases', { bundleDir: '/srv/releases' }],
  ['NOW', '2026-11-20T09:00:00Z', { now: Date.UTC(2026, 10, 20, 9) }],
  ['NOW', '2026-11-20T10:00+01:00', { now: Date.UTC(2026, 10, 20, 9) }],
  ['SAMPLE_SCALE', '1000', { sampleScale: 1000 }],
  ['DATABASE_DIRECT_URL', 'postgres://db/x', { databaseDirectUrl: 'postgres://db/x' }],
  ['DATABASE_READ_URL', 'postgres://db/x', { databaseReadUrl: 'postgres://db/x' }],
  ['DATABASE_CONNECTIONS', '2', { databaseConnections: 2 }],
  ['RATE_LIMIT', '5', { rateLimit: 5, guestLimits: { share: 50, places: 24, orders: 60, mails: 10 } }],
  ['RATE_LIMIT', '2400', { guestLimits: { share: 50, places: 48, orders: 120, mails: 10 } }],
  ['GUEST_SHARE', '100', { guestLimits: { share: 100 } }],
  ['GUEST_PLACES', '5', { guestLimits: { places: 5 } }],
  ['GUEST_ORDERS', '7', { guestLimits: { orders: 7 } }],
  ['GUEST_MAILS', '9', { guestLimits: { mails: 9 } }],
  ['KEEP_NAMES_DAYS', '90', { keptDays: { names: 90 } }],
  ['KEEP_ACCOUNTS_DAYS', '90', { keptDays: { accounts: 90 } }],
  ['KEEP_FIGURES_DAYS', '90', { keptDays: { figures: 90 } }],
  ['PUBLIC_URL', 'https://marketplace.example', { publicUrl: 'https://marketplace.example' }],
  ['PUBLIC_URL', 'http://localhost:8080/', { publicUrl: 'http://localhost:8080' }],
  ['PUBLIC_URL_EN', 'https://en-fr.market.example', { englishUrl: 'https://en-fr.market.example' }],
  ['PUBLIC_URL_EN', 'https://market.example', { englishUrl: 'https://market.example' }],
  ['PUBLIC_URL_EN', '', { englishUrl: 'https://en.market.example' }],
  ['DEMO', 'on', { isDemo: true }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['METRICS', 'on', { hasMetrics: true }],
  ['METRICS', 'off', { hasMetrics: false }],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8', { trustProxy: ['loopback', '10.0.0.0/8'] }],
])('C-variables, C-now: a variable is read: %s=%s', (name, value, expected) => {
  expect(readEnvironment({ ...SITE, [name]: value })).toMatchObject(expected);
});

it.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://a:secret@db/x'],
  ['DATABASE_URL', 'secret'],
  ['NOW', '2026-11-20'],
  ['NOW', '2026-11-20T09:00:00'],
  ['NOW', '2026-02-30T09:00:00Z'],
  ['NOW', 'yesterday'],
  ['SAMPLE_SCALE', '0'],
  ['SAMPLE_SCALE', '1001'],
  ['DATABASE_DIRECT_URL', 'mysql://a:secret@db/x'],
  ['DATABASE_READ_URL', 'secret'],
  ['DATABASE_CONNECTIONS', '1'],
  ['RATE_LIMIT', '0'],
  ['GUEST_SHARE', '101'],
  ['GUEST_PLACES', '0'],
  ['GUEST_ORDERS', 'all'],
  ['GUEST_MAILS', '-1'],
  ['KEEP_NAMES_DAYS', '29'],
  ['PUBLIC_URL', 'marketplace.example'],
  ['PUBLIC_URL', 'https://marketplace.example/shop'],
  ['PUBLIC_URL', 'ftp://marketplace.example'],
  ['PUBLIC_URL', 'https://marketplace.example/?a'],
  ['PUBLIC_URL_EN', 'https://english.market.example'],
  ['PUBLIC_URL_EN', 'https://en.market.example/en'],
  ['DEMO', 'yes'],
  ['DEMO', 'ON'],
  ['LOG_LEVEL', 'debug'],
  ['LOG_LEVEL', 'INFO'],
  ['METRICS', 'yes'],
  ['METRICS', '9464'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', 'proxy.example'],
])('C-variables: a wrong value is refused in one sentence that names it: %s=%s', (name, value) => {
  const read = () => readEnvironment({ ...SITE, [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} is ".*", but it must be [^\\n]*\\.$`));
  expect(read).not.toThrow(/secret/);
});

const PROVIDER = { AUTH_ISSUER: 'https://id.example/realms/studio', AUTH_AUDIENCE: 'booking' };

it('C-sign-in: a provider is read with the groups that the operator has listed', () => {
  const none = { issuer: PROVIDER.AUTH_ISSUER, audience: 'booking', groupsClaim: 'groups', groups: new Map() };
  expect(readEnvironment({ ...PROVIDER, AUTH_GROUPS: '' }).signIn).toEqual(none);
  const listed = {
    AUTH_GROUPS: '{"boss":"administrator","acme":"organization:3"}',
    AUTH_GROUPS_CLAIM: 'https://x/roles',
  };
  const groups = new Map<string, unknown>([
    ['boss', 'administrator'],
    ['acme', { organization: 3 }],
  ]);
  const read = readEnvironment({ ...PROVIDER, ...listed }).signIn;
  expect(read).toEqual({ ...none, groupsClaim: 'https://x/roles', groups });
  for (const AUTH_ISSUER of ['http://localhost:8080/', 'http://[::1]:8080', 'https://id.example/']) {
    expect(readEnvironment({ ...PROVIDER, AUTH_ISSUER }).signIn?.issuer).toBe(AUTH_ISSUER);
  }
});

it.each([
  [{ AUTH_AUDIENCE: '' }, 'Sign-in needs AUTH_ISSUER and AUTH_AUDIENCE together; AUTH_AUDIENCE is missing.'],
  [{ AUTH_ISSUER: '' }, 'Sign-in needs AUTH_ISSUER and AUTH_AUDIENCE together; AUTH_ISSUER is missing.'],
  [{ AUTH_ISSUER: '', AUTH_AUDIENCE: '', AUTH_GROUPS: '{}' }, 'AUTH_ISSUER is missing.'],
  [{ AUTH_ISSUER: 'id.example' }, 'AUTH_ISSUER is "id.example", but it must be an https address'],
  [{ AUTH_ISSUER: 'http://id.example' }, 'but it must be an https address'],
  [{ AUTH_ISSUER: 'http://localhost.id.example' }, 'but it must be an https address'],
  [{ AUTH_ISSUER: 'https://id.example/?a' }, 'but it must be an https address'],
  [{ AUTH_GROUPS: 'boss' }, 'AUTH_GROUPS is "boss", but it must be JSON such as'],
  [{ AUTH_GROUPS: '["boss"]' }, 'but it must be JSON such as'],
  [{ AUTH_GROUPS: '{"boss":"provider"}' }, 'but it must be JSON such as'],
  [{ AUTH_GROUPS: '{"acme":"organization:0"}' }, 'but it must be JSON such as'],
])('C-sign-in: a start is refused in one sentence with %j', (change, sentence) => {
  const read = () => readEnvironment({ ...PROVIDER, ...change });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(sentence);
});

it('D-logs: every request is logged unless it is a demo', () => {
  expect(
    [{}, { DEMO: 'off' }, { DATABASE_URL: SERVER }].map((one) => readEnvironment({ ...SITE, ...one }).logLevel),
  ).toEqual(['warn', 'info', 'info']);
});

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_secret1',
  STRIPE_PUBLIC_KEY: 'pk_test_public1',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret1',
};

it('C-variables: payments are taken with Stripe if all three of its keys are set', () => {
  const keys = { secretKey: 'sk_test_secret1', publicKey: 'pk_test_public1', webhookSecret: 'whsec_secret1' };
  expect(readEnvironment(STRIPE).stripe).toEqual({ ...keys, apiBase: null });
  expect(readEnvironment({ ...STRIPE, STRIPE_API_BASE: '' }).stripe?.apiBase).toBeNull();
  for (const base of ['http://127.0.0.1:4000', 'http://localhost:4000', 'https://localhost']) {
    expect(readEnvironment({ ...STRIPE, STRIPE_API_BASE: `${base}/` }).stripe?.apiBase).toBe(base);
  }
  const none = Object.fromEntries(Object.keys(STRIPE).map((name) => [name, '']));
  expect(readEnvironment(none).stripe).toBeNull();
});

it.each([
  ['STRIPE_SECRET_KEY is', { STRIPE_SECRET_KEY: '' }],
  ['STRIPE_PUBLIC_KEY is', { STRIPE_PUBLIC_KEY: undefined }],
  ['STRIPE_WEBHOOK_SECRET is', { STRIPE_WEBHOOK_SECRET: '' }],
  ['STRIPE_PUBLIC_KEY and STRIPE_WEBHOOK_SECRET are', { STRIPE_PUBLIC_KEY: '', STRIPE_WEBHOOK_SECRET: '' }],
])('C-running: a start is refused in one sentence if %s missing', (names, change) => {
  const read = () => readEnvironment({ ...STRIPE, ...change });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^Payments with Stripe need [^\\n]+ together; ${names} missing\\.$`));
  expect(read).not.toThrow(/secret1/);
});

it('C-variables: another address for Stripe without keys is refused, and so are keys of two modes', () => {
  expect(() => readEnvironment({ STRIPE_API_BASE: 'http://127.0.0.1:4000' })).toThrow(
    /STRIPE_SECRET_KEY, .* are missing/,
  );
  const mixed = { ...STRIPE, STRIPE_PUBLIC_KEY: 'pk_live_public1' };
  expect(() => readEnvironment(mixed)).toThrow(/must both be of test mode or both be of live mode\.$/);
});

it.each([
  ['STRIPE_SECRET_KEY', 'pk_test_secret1'],
  ['STRIPE_SECRET_KEY', 'secret1'],
  ['STRIPE_SECRET_KEY', 'sk_test_secret1\n'],
  ['STRIPE_PUBLIC_KEY', 'sk_test_secret1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret1'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_ secret1'],
  ['STRIPE_API_BASE', 'https://api.stripe.com'],
  ['STRIPE_API_BASE', 'http://127.0.0.1.secret1.example'],
  ['STRIPE_API_BASE', 'http://127.0.0.1:4000/v1'],
  ['STRIPE_API_BASE', 'http://secret1@127.0.0.1:4000'],
  ['STRIPE_API_BASE', 'ftp://127.0.0.1'],
  ['STRIPE_API_BASE', 'secret1'],
])('C-variables: a wrong value is refused without repeating it: %s=%j', (name, value) => {
  const read = () => readEnvironment({ ...STRIPE, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} is "…", but it must be [^\\n]*\\.$`));
  expect(read).not.toThrow(/secret1/);
});

const LIVE = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_secret1', STRIPE_PUBLIC_KEY: 'pk_live_public1' };

it.each([
  ['on', {}],
  ['on', { DEMO: '' }],
  ['off', { DATABASE_URL: SERVER }],
  ['on', { DATABASE_URL: SERVER, DEMO: 'on' }],
  ['off', { DEMO: 'off' }],
  ['on', STRIPE],
  ['off', { ...LIVE, DATABASE_URL: SERVER }],
  ['off', { ...LIVE, DEMO: 'off' }],
])('D-demo-mode: demo mode is %s with %j', (mode, variables) => {
  expect(readEnvironment({ ...SITE, ...variables }).isDemo).toBe(mode === 'on');
});

it.each([
  ['live keys in demo mode', { ...LIVE, DEMO: 'on', DATABASE_URL: SERVER }, /^Stripe's live keys .* DEMO=off/],
  ['live keys with the embedded database', LIVE, /^Stripe's live keys .* DEMO=off/],
  ['a restricted live key', { ...LIVE, STRIPE_SECRET_KEY: 'rk_live_secret1' }, /^Stripe's live keys .* DEMO=off/],
  ['NOW', { DEMO: 'off', NOW: '2026-11-20T09:00:00Z' }, /^NOW is for demo mode alone: .* DEMO=on\.$/],
  ['NOW on a server', { DATABASE_URL: SERVER, NOW: '2026-11-20T09:00:00Z' }, /^NOW is for demo mode alone/],
  ['no PUBLIC_URL', { DEMO: 'off' }, /^PUBLIC_URL is missing: .* https:\/\/marketplace\.example, .* DEMO=on\.$/],
  ['no PUBLIC_URL on a server', { DATABASE_URL: SERVER, PUBLIC_URL: '' }, /^PUBLIC_URL is missing/],
  ['no PUBLIC_URL with mail', { DEMO: 'off', SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.fr' }, /^PUBLIC_URL is missing/],
  ['SAMPLE_SCALE', { DEMO: 'off', SAMPLE_SCALE: '10' }, /^SAMPLE_SCALE is for demo mode alone: .* DEMO=on\.$/],
])('D-demo-refused: %s is refused in one sentence', (_, variables, sentence) => {
  const read = () => readEnvironment(variables);
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/secret1|\n/);
});

const MAIL = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'bonjour@market.example' };

describe('C-variables: SMTP_URL and MAIL_FROM', () => {
  const mailOf = (changes: Variables) => readEnvironment({ ...MAIL, ...changes }).mail;
  const login = { user: 'us er', password: 'p@ss:secret1' };

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, login: null }],
    ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, isSecure: false, login: null }],
    ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, login: null }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, isSecure: true, login: null }],
    ['smtps://us%20er:p%40ss%3Asecret1@mail.example', { host: 'mail.example', port: 465, isSecure: true, login }],
  ])('D-mail: an SMTP_URL is read: %s', (SMTP_URL, smtp) => {
    expect(mailOf({ SMTP_URL })?.smtp).toEqual(smtp);
  });

  it.each([
    ['bonjour@market.example', '', 'bonjour@market.example'],
    ['<bonjour@localhost>', '', 'bonjour@localhost'],
    ['Créneau <bonjour@market.example>', 'Créneau', 'bonjour@market.example'],
    ['"Créneau, Paris" <bonjour@market.example>', 'Créneau, Paris', 'bonjour@market.example'],
  ])('D-mail: a MAIL_FROM is read: %s', (MAIL_FROM, name, address) => {
    expect(mailOf({ MAIL_FROM })?.from).toEqual({ name, address });
  });

  it.each([
    ['MAIL_FROM', { MAIL_FROM: '' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
  ])('SMTP_URL and MAIL_FROM are refused one without the other: %s is missing', (name, changes) => {
    const sentence = `Mail needs SMTP_URL and MAIL_FROM together; ${name} is missing.`;
    expect(() => mailOf(changes)).toThrow(new EnvironmentError(sentence));
  });

  it.each([
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'secret1'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://user@mail.example'],
    ['SMTP_URL', 'smtp://:secret1@mail.example'],
    ['SMTP_URL', 'smtp://user:%E0%A4secret1@mail.example'],
    ['SMTP_URL', 'smtp://user:secret1@mail.example:99999'],
    ['SMTP_URL', 'smtp://user:secret1@mail.example/path'],
    ['SMTP_URL', 'smtp://user:secret1@mail.example?pool=true'],
    ['SMTP_URL', 'smtp://user:secret1@mail example'],
    ['SMTP_URL', 'smtp://user:secret1@mail.example\n'],
    ['MAIL_FROM', 'bonjour'],
    ['MAIL_FROM', 'bonjour@'],
    ['MAIL_FROM', '@market.example'],
    ['MAIL_FROM', 'a@market.example, b@market.example'],
    ['MAIL_FROM', 'Créneau <a@market.example> b'],
    ['MAIL_FROM', 'a@market.example\r\nBcc: b@market.example'],
    ['MAIL_FROM', 'Cré\nneau <a@market.example>'],
    ['MAIL_FROM', 'Créneau <a b@market.example>'],
  ])('a wrong setting of mail is refused in one sentence that names it: %s=%j', (name, value) => {
    const read = () => mailOf({ [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^${name} is ".*", but it must be [^\\n]*\\.$`));
    expect(read).not.toThrow(/secret1/);
  });
});
