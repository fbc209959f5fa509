import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostFile } from '../fixtures/browser/hosts.ts';
import { type Hosts, openHostPage, startHosts } from './a-host-page.ts';
import { bundled, FRAMEWORKS, type Framework } from './frameworks.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

let hosts: Hosts;
beforeAll(async () => {
  hosts = await startHosts();
  // What the pages are bundled of is installed.
  await hostFile('preact/package.json');
});
beforeEach(() => hosts.relay.reset());
afterAll(() => hosts?.stop());

/** The page of a framework: `begin` is what it does before it renders. */
async function pageOf(framework: Framework, token: string, begin = ''): Promise<string> {
  const api = `${hosts.relay.origin('api')}/api`;
  const script = await bundled(
    framework,
    `${framework.render}
    const settings = { apiUrl: '${api}', timeZone: 'Europe/London', token: ${token} };
    ${begin}
    render({ ...settings, event: 'padel-duo', mode: 'picker' }, { apiUrl: '${api}' }, { apiUrl: '${api}', pageParam: 'p' });`,
  );
  return `<!doctype html><html lang="fr"><body><main></main><script type="module">${script}</script>`;
}

/** The entry of the package, as a page's bundler finds it. */
function entry(): string {
  const file = readdirSync(`${top}dist/creneau`).find((name) => /^index-\w+\.js$/.test(name));
  return `${hosts.relay.origin('cdn')}/creneau/1/${file}`;
}

async function works(html: string): Promise<readonly string[]> {
  const { page, errors, console: said } = await openHostPage(hosts, html);
  await page.locator('[part~="slot"]').first().waitFor();
  const me = () => hosts.relay.seen.find(({ method, path }) => method === 'GET' && path === '/api/v1/me');
  await expect.poll(() => me()?.headers.authorization).toBe('Bearer demo-customer');
  expect(hosts.relay.calls('cdn')).toEqual([]);
  const zone = await page.locator('creneau-slotted-calendar').evaluate((tag) => Reflect.get(tag, 'timeZone'));
  expect(zone).toBe('Europe/London');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?p=2');
  expect(errors).toEqual([]);
  return said;
}

const all = Object.entries(FRAMEWORKS);

describe('C-properties: properties of a framework’s page', () => {
  it.each(all)('%s, before our script has come: address, token and parameter count', async (_name, framework) => {
    await works((await pageOf(framework, `'demo-customer'`)) + hosts.script());
  });

  it.each(all.filter(([, { takesFunctions }]) => takesFunctions))(
    '%s, before our script has come: a token’s function counts',
    async (_name, framework) => {
      await works((await pageOf(framework, `() => 'demo-customer'`)) + hosts.script());
    },
  );

  it.each(all)(
    '%s, with the package and `void defineAll()`: all of them, a token’s function too',
    async (_name, framework) => {
      const begin = `import { defineAll } from '${entry()}'; void defineAll();`;
      await works(await pageOf(framework, `() => 'demo-customer'`, begin));
    },
  );

  it('Vue 3, before our script has come: a function that became text is no token, and the console says so', async () => {
    const html = (await pageOf(FRAMEWORKS['Vue 3'] as Framework, `() => 'demo-customer'`)) + hosts.script();
    const { page, console: said } = await openHostPage(hosts, html);
    await page.locator('[part~="slot"]').first().waitFor();
    expect(said.join()).toMatch(/the token of <creneau-slotted-calendar> is the text of a function/);
    expect(hosts.relay.seen.filter(({ headers }) => headers.authorization)).toEqual([]);
  });
});
