import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hosts, openHostPage, startHosts } from './a-host-page.ts';
import { seeAndBuy, THREE } from './use.ts';

let hosts: Hosts;
beforeAll(async () => {
  hosts = await startHosts();
  hosts.relay.rules.add(async ({ path }) => {
    if (!path.startsWith('/pictures/')) return null;
    const answer = await fetch(new URL(path, hosts.demo.url), { headers: { 'accept-encoding': 'identity' } });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  });
});
afterAll(() => hosts?.stop());

type Headers = Readonly<Record<string, string>>;

/** A content security policy that allows what the documents name, with these directives beside or instead. */
function csp(more: Readonly<Record<string, string>> = {}): Headers {
  const cdn = hosts.relay.origin('cdn');
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

/** Headers of pages on which everything works, and attributes of the script tag that they need. */
const POLICIES: Readonly<Record<string, () => readonly [headers: Headers, attributes?: string]>> = {
  'a list of hosts, and nothing else': () => [csp()],
  'a list of hosts by their scheme alone': () => [
    csp({ 'script-src': 'http:', 'connect-src': 'http:', 'img-src': 'http:' }),
  ],
  'a nonce beside the host': () => [csp({ 'script-src': `'nonce-abc' ${hosts.relay.origin('cdn')}` }), 'nonce="abc"'],
  'strict-dynamic with a nonce': () => [csp({ 'script-src': "'nonce-abc' 'strict-dynamic'" }), 'nonce="abc"'],
  'strict-dynamic with a nonce, as a module': () => [
    csp({ 'script-src': "'nonce-abc' 'strict-dynamic'" }),
    'nonce="abc" type="module"',
  ],
  'no styles, fonts, frames, workers, forms or bases': () => [
    csp({
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
  'Trusted Types, our policy named': () => [
    csp({ 'require-trusted-types-for': "'script'", 'trusted-types': 'creneau' }),
  ],
  'Trusted Types, any policy': () => [csp({ 'require-trusted-types-for': "'script'" })],
  'Trusted Types without any policy': () => [
    csp({ 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }),
  ],
  'a sandbox that allows scripts alone': () => [csp({ sandbox: 'allow-scripts' })],
  'a sandbox that allows scripts, forms and popups': () => [csp({ sandbox: 'allow-scripts allow-forms allow-popups' })],
  'upgrades of insecure requests': () => [csp({ 'upgrade-insecure-requests': '' })],
  'COEP require-corp and COOP same-origin': () => [
    { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    'crossorigin',
  ],
  'COEP require-corp, the script without crossorigin': () => [{ 'cross-origin-embedder-policy': 'require-corp' }],
  'COEP credentialless': () => [{ 'cross-origin-embedder-policy': 'credentialless' }],
  'no referrer': () => [{ 'referrer-policy': 'no-referrer' }],
  'no feature permitted': () => [
    {
      'permissions-policy':
        'accelerometer=(), autoplay=(), camera=(), clipboard-write=(), fullscreen=(), geolocation=(), payment=(), sync-xhr=(), unload=()',
    },
  ],
  'an origin-keyed agent cluster, MIME types as they are said': () => [
    { 'origin-agent-cluster': '?1', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
  ],
};

describe('C-script-forms: policies of a page under which a booking and a list work, with nothing on the console', () => {
  it.each(Object.entries(POLICIES))('%s', async (_name, policy) => {
    const [headers, attributes] = policy();
    const html = `<!doctype html><html lang="fr"><body>${hosts.script(attributes)}${THREE}</body></html>`;
    const { page, errors, console: said } = await openHostPage(hosts, html, { headers });
    await seeAndBuy(page);
    expect(errors).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('C-script-forms: policies that forbid what is needed', () => {
  it.each<readonly [string, string, RegExp]>([
    ['the API', 'connect-src', /connect-src/],
    ['the script', 'script-src', /script-src/],
  ])(
    '%s: the content inside the element stays or a note comes, and the browser names the directive',
    async (_name, directive, said) => {
      const html = `<!doctype html><html lang="fr"><body>${hosts.script()}<creneau-slotted-calendar event="padel-duo"><a href="/offre">Voir les créneaux</a></creneau-slotted-calendar></body></html>`;
      const {
        page,
        errors,
        console: lines,
      } = await openHostPage(hosts, html, { headers: csp({ [directive]: "'none'" }) });
      await expect.poll(() => lines.some((line) => said.test(line))).toBe(true);
      const shown = directive === 'script-src' ? page.locator('a') : page.locator('[part~="error"]');
      await shown.first().waitFor();
      expect(errors).toEqual([]);
    },
  );
});
