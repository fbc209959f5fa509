import { expect } from '../fixtures/browser/test.ts';
import { test } from './a-host-page.ts';
import { seeAndBuy, THREE } from './use.ts';

test.beforeEach(({ demo, hosts }) => {
  hosts.relay.rules.add(async ({ path }) => {
    if (!path.startsWith('/pictures/')) return null;
    const answer = await fetch(new URL(path, demo.url), { headers: { 'accept-encoding': 'identity' } });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  });
});

type Headers = Readonly<Record<string, string>>;

/**
 * Returns a content security policy that allows what the documents require, from the origin of the bundle, with
 * additional or changed directives.
 */
function csp(cdn: string, more: Readonly<Record<string, string>> = {}): Headers {
  const directives = {
    'default-src': "'none'",
    'script-src': cdn,
    'connect-src': cdn,
    'img-src': cdn,
    ...more,
  };
  const written = Object.entries(directives).map(([name, value]) => `${name} ${value}`.trim());
  return { 'content-security-policy': written.join('; ') };
}

/**
 * Headers of pages on which everything works, with the attributes that the script tag needs, by the origin of the
 * bundle.
 */
const POLICIES: Readonly<Record<string, (cdn: string) => readonly [headers: Headers, attributes?: string]>> = {
  'a list of hosts, and nothing else': (cdn) => [csp(cdn)],
  'a list of schemes without hosts': (cdn) => [
    csp(cdn, { 'script-src': 'http:', 'connect-src': 'http:', 'img-src': 'http:' }),
  ],
  'a nonce beside the host': (cdn) => [csp(cdn, { 'script-src': `'nonce-abc' ${cdn}` }), 'nonce="abc"'],
  'strict-dynamic with a nonce': (cdn) => [csp(cdn, { 'script-src': "'nonce-abc' 'strict-dynamic'" }), 'nonce="abc"'],
  'strict-dynamic with a nonce, as a module': (cdn) => [
    csp(cdn, { 'script-src': "'nonce-abc' 'strict-dynamic'" }),
    'nonce="abc" type="module"',
  ],
  'no styles, fonts, frames, workers, forms or bases': (cdn) => [
    csp(cdn, {
      'style-src': "'none'",
      'font-src': "'none'",
      'frame-src': "'none'",
      'worker-src': "'none'",
      'form-action': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'manifest-src': "'none'",
    }),
  ],
  'Trusted Types with the policy of Créneau': (cdn) => [
    csp(cdn, { 'require-trusted-types-for': "'script'", 'trusted-types': 'creneau' }),
  ],
  'Trusted Types with any policy': (cdn) => [csp(cdn, { 'require-trusted-types-for': "'script'" })],
  'Trusted Types without any policy': (cdn) => [
    csp(cdn, { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }),
  ],
  'a sandbox that allows only scripts': (cdn) => [csp(cdn, { sandbox: 'allow-scripts' })],
  'a sandbox that allows scripts, forms and popups': (cdn) => [
    csp(cdn, { sandbox: 'allow-scripts allow-forms allow-popups' }),
  ],
  'upgrades of insecure requests': (cdn) => [csp(cdn, { 'upgrade-insecure-requests': '' })],
  'COEP require-corp and COOP same-origin': () => [
    { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    'crossorigin',
  ],
  'COEP require-corp with a script without crossorigin': () => [{ 'cross-origin-embedder-policy': 'require-corp' }],
  'COEP credentialless': () => [{ 'cross-origin-embedder-policy': 'credentialless' }],
  'no referrer': () => [{ 'referrer-policy': 'no-referrer' }],
  'no feature permitted': () => [
    {
      'permissions-policy':
        'accelerometer=(), autoplay=(), camera=(), clipboard-write=(), fullscreen=(), geolocation=(), payment=(), sync-xhr=(), unload=()',
    },
  ],
  'an origin-keyed agent cluster and nosniff': () => [
    { 'origin-agent-cluster': '?1', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
  ],
};

test.describe('C-script-forms: policies that allow everything that is needed', () => {
  for (const [name, policy] of Object.entries(POLICIES))
    test(`a booking and a list work, with nothing on the console, under ${name}`, async ({ hosts, open }) => {
      const [headers, attributes] = policy(hosts.relay.origin('cdn'));
      const html = `<!doctype html><html lang="fr"><body>${hosts.script(attributes)}${THREE}</body></html>`;
      const { page, errors, console: said } = await open(html, { headers });
      await seeAndBuy(page);
      expect(errors).toEqual([]);
      expect(said).toEqual([]);
    });
});

test.describe('C-script-forms: policies that forbid something that is needed', () => {
  for (const [name, directive, said] of [
    ['the API', 'connect-src', /connect-src/],
    ['the script', 'script-src', /script-src/],
  ] as const)
    test(`if ${name} is forbidden, the fallback stays or a note is shown, and the browser names the directive`, async ({
      hosts,
      open,
    }) => {
      const html = `<!doctype html><html lang="fr"><body>${hosts.script()}<creneau-slotted-calendar event="padel-duo"><a href="/offre">Voir les créneaux</a></creneau-slotted-calendar></body></html>`;
      const headers = csp(hosts.relay.origin('cdn'), { [directive]: "'none'" });
      const { page, errors, console: lines } = await open(html, { headers });
      await expect.poll(() => lines.some((line) => said.test(line))).toBe(true);
      const shown = directive === 'script-src' ? page.locator('a') : page.locator('[part~="error"]');
      await expect(shown.first()).toBeVisible();
      expect(errors).toEqual([]);
    });
});
