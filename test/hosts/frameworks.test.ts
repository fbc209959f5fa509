import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hostFile } from '../fixtures/browser/hosts.ts';
import { expect } from '../fixtures/browser/test.ts';
import { type Hosts, type Open, test } from './a-host-page.ts';
import { bundled, FRAMEWORKS, type Framework } from './frameworks.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

// Installs the packages from which the pages are bundled.
test.beforeAll(() => hostFile('preact/package.json'));

/** Returns the page of a framework; `begin` is the code that runs before it renders. */
async function pageOf({ relay }: Hosts, framework: Framework, token: string, begin = ''): Promise<string> {
  const api = `${relay.origin('api')}/api`;
  const script = await bundled(
    framework,
    `${framework.render}
    const settings = { apiUrl: '${api}', timeZone: 'Europe/London', token: ${token} };
    ${begin}
    render({ ...settings, event: 'padel-duo', mode: 'picker' }, { apiUrl: '${api}' }, { apiUrl: '${api}', pageParam: 'p' });`,
  );
  return `<!doctype html><html lang="fr"><body><main></main><script type="module">${script}</script>`;
}

/** The entry of the package, as the bundler of a page finds it. */
function entry({ relay }: Hosts): string {
  const file = readdirSync(`${top}dist/creneau`).find((name) => /^index-[\w-]+\.js$/.test(name));
  return `${relay.origin('cdn')}/creneau/1/${file}`;
}

/** Opens a page, and expects that its address, token and parameter are used. */
async function works({ relay }: Hosts, open: Open, html: string): Promise<void> {
  const { page, errors } = await open(html);
  await expect(page.locator('[part~="slot"]').first()).toBeVisible();
  const me = () => relay.seen.find(({ method, path }) => method === 'GET' && path === '/api/v1/me');
  await expect.poll(() => me()?.headers.authorization).toBe('Bearer demo-customer');
  expect(relay.calls('cdn')).toEqual([]);
  await expect(page.locator('creneau-slotted-calendar')).toHaveJSProperty('timeZone', 'Europe/London');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?p=2');
  expect(errors).toEqual([]);
}

const all = Object.entries(FRAMEWORKS);

test.describe('C-properties: properties of a framework’s page', () => {
  for (const [name, framework] of all)
    test(`address, token and parameter are used if ${name} sets them before the script has loaded`, async ({
      hosts,
      open,
    }) => {
      await works(hosts, open, (await pageOf(hosts, framework, `'demo-customer'`)) + hosts.script());
    });

  for (const [name, framework] of all.filter(([, { takesFunctions }]) => takesFunctions))
    test(`a token’s function is used if ${name} sets it before the script has loaded`, async ({ hosts, open }) => {
      await works(hosts, open, (await pageOf(hosts, framework, `() => 'demo-customer'`)) + hosts.script());
    });

  for (const [name, framework] of all)
    test(`address, parameter and a token’s function are used if ${name} sets them after the package’s \`void defineAll()\``, async ({
      hosts,
      open,
    }) => {
      const begin = `import { defineAll } from '${entry(hosts)}'; void defineAll();`;
      await works(hosts, open, await pageOf(hosts, framework, `() => 'demo-customer'`, begin));
    });

  test('a function that Vue 3 has turned into text before the script has loaded is not used as a token, and the console says so', async ({
    hosts,
    open,
  }) => {
    const html = await pageOf(hosts, FRAMEWORKS['Vue 3'] as Framework, `() => 'demo-customer'`);
    const { page, console: said } = await open(html + hosts.script());
    await expect(page.locator('[part~="slot"]').first()).toBeVisible();
    expect(said.join()).toMatch(/the token of <creneau-slotted-calendar> is the text of a function/);
    expect(hosts.relay.seen.filter(({ headers }) => headers.authorization)).toEqual([]);
  });
});
