import { reachedEvil, TOKEN, tokenHosts } from '../../fixtures/browser/clobbering.ts';
import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

/** The properties that a page's library has added to every object, with the evil origin as every address. */
function additions(site: Site): Readonly<Record<string, unknown>> {
  const evil = site.relay.origin('evil');
  const file = [[`${evil}/creneau/1/evil.js`, '']];
  const tables = ['slotted-calendar', 'checkout', 'provider-map', 'files', 'evil'].map((name) => [name, file]);
  return {
    apiUrl: `${evil}/api`,
    'api-url': `${evil}/api`,
    siteUrl: evil,
    tiles: `${evil}/{z}/{x}/{y}`,
    url: `${evil}/tiles.json`,
    prefixUrl: `${evil}/api`,
    baseUrl: `${evil}/api`,
    src: `${evil}/creneau/1/creneau.js`,
    token: 'evil',
    partner: 'evil',
    dataset: { apiUrl: `${evil}/api` },
    script: { src: `${evil}/creneau/1/creneau.js` },
    isEager: true,
    ...Object.fromEntries([...tables, ['then', 'evil']]),
  };
}

/** A script that adds them so that no `for…in` sees them, as a careful library does. */
const add = (site: Site) =>
  Object.entries(additions(site))
    .map(([name, value]) => `Object.defineProperty(Object.prototype, '${name}', ${descriptor(value)});`)
    .join('\n');
const descriptor = (value: unknown) => `{ configurable: true, writable: true, value: ${JSON.stringify(value)} }`;
const script = (site: Site) => site.script(`data-api-url="${site.relay.origin('api')}/api"`);
const configure = `<script>Creneau.configure({ token: '${TOKEN}' })</script>`;

test.describe("C-settings: settings are read from the page's own values, not from Object.prototype", {
  tag: '@long',
}, () => {
  for (const [what, html] of [
    ['before our script', (site: Site) => `<script>${add(site)}</script>${script(site)}${configure}${CALENDAR}`],
    ['after our script', (site: Site) => `${script(site)}<script>${add(site)}</script>${configure}${CALENDAR}`],
    [
      'before our script, which comes as a module',
      (site: Site) =>
        `<script>${add(site)} window.Creneau = { token: '${TOKEN}' };</script>${script(site).replace(' ', ' type="module" ')}${CALENDAR}`,
    ],
  ] as const)
    test(`the token goes to the API of the script tag alone where values of Object.prototype are defined ${what}`, async ({
      site,
    }) => {
      const { page } = await site.visit(html(site));
      await page.locator(SLOT).first().waitFor();
      expect(reachedEvil(site)).toEqual([]);
      expect(tokenHosts(site)).toEqual(['api']);
    });

  test('values of Object.prototype assigned before our script do not count', async ({ site }) => {
    const assign = `<script>Object.assign(Object.prototype, ${JSON.stringify(additions(site))})</script>`;
    await site.visit(assign + script(site) + configure + CALENDAR);
    // The loader's call, and one that the widget makes as the user.
    await expect.poll(() => site.relay.calls('api')).toContain('GET /api/v1/slotted/yoga-doux');
    await expect.poll(() => site.relay.calls('api')).toContain('GET /api/v1/slotted/month/booking/user');
    expect(reachedEvil(site)).toEqual([]);
    expect(tokenHosts(site)).toEqual(['api']);
  });

  test('values of Object.prototype assigned when everything has loaded do not count', async ({ site }) => {
    const { page } = await site.visit(script(site) + configure + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    await page.evaluate(add(site));
    await page.evaluate(
      (html) => {
        document.body.insertAdjacentHTML('beforeend', html);
        document.querySelector('creneau-slotted-calendar')?.setAttribute('partner', 'studio');
      },
      CALENDAR.replace('yoga-doux', 'padel-duo'),
    );
    await page.locator(`creneau-slotted-calendar[event="padel-duo"] ${SLOT}`).first().waitFor();
    expect(reachedEvil(site)).toEqual([]);
    expect(tokenHosts(site)).toEqual(['api']);
  });
});

test.describe('C-loader: widgets run the code that was built', { tag: '@long' }, () => {
  test('rare widgets run the code that was built too, whose files the loader does not know by itself', async ({
    site,
  }) => {
    const html = `<script>${add(site)}</script>${script(site)}${configure}<creneau-checkout item="event:12"></creneau-checkout>`;
    const { page } = await site.visit(html);
    await page.waitForFunction(() => customElements.get('creneau-checkout'));
    expect(reachedEvil(site)).toEqual([]);
  });

  test('no other element becomes a widget', async ({ site }) => {
    const html = `<script>${add(site)}</script>${script(site)}<div data-creneau="evil">text</div><div data-creneau="then"></div>${CALENDAR}`;
    const { page } = await site.visit(html);
    await page.locator(SLOT).first().waitFor();
    await expect(page.locator('creneau-evil, creneau-then')).toHaveCount(0);
    expect(reachedEvil(site)).toEqual([]);
  });
});
