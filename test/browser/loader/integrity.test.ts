import manifest from '../../../package.json' with { type: 'json' };
import { actOnPainted } from '../../fixtures/browser/adopted.ts';
import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

/** The files that the calendar's first view needs, each after those that it imports. */
const FILES = ['/shared-', '/booking-', '/slotted-calendar-'] as const;

/** Browsers, each made of Chromium by a script that runs before ours. */
const BROWSERS = {
  'that verifies the modules it preloads': '',
  'that preloads no modules (Safari 16)': 'DOMTokenList.prototype.supports = () => false;',
  'that preloads modules and verifies none (WebKit)':
    "Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });",
} as const;
type Browser = keyof typeof BROWSERS;
const ALL = Object.keys(BROWSERS) as readonly Browser[];
const [, ...OTHERS] = ALL;

/** The bundle on a server of its own, whose responses for these files have an extra line from the `from`-th on. */
function tamper(site: Site, file: string, from: number): string {
  const answered = new Map<string, number>();
  site.relay.rules.add(async ({ host, path }) => {
    if (host !== 'mirror' || !path.startsWith('/creneau/') || !path.includes(file)) return null;
    const asked = path.replace('?', '');
    const honest = await (await fetch(site.relay.origin('cdn').replace('cdn.localhost', '127.0.0.1') + path)).text();
    const count = (answered.get(asked) ?? 0) + 1;
    answered.set(asked, count);
    const body = count < from ? honest : `${honest}\nglobalThis.wasRun = true;`;
    return { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' }, body };
  });
  return `${site.relay.origin('mirror')}/creneau/${manifest.version}/creneau.js`;
}

const pageOf = (site: Site, browser: Browser, file: string) =>
  `<script>${BROWSERS[browser]}</script>${site.script('', file)}${CALENDAR}`;

const wasRun = 'globalThis.wasRun === true';

test.describe('C-loader: only code that was built runs, in a browser', { tag: '@long' }, () => {
  for (const [browser, name] of ALL.flatMap((browser) => FILES.map((file) => [browser, file] as const)))
    test(`in a browser ${browser} a changed ${name}… is not run`, async ({ site }) => {
      const { page, heard } = await site.visit(pageOf(site, browser, tamper(site, name, 1)));
      await expect.poll(() => heard.said('<creneau-slotted-calendar')).toHaveLength(1);
      await expect
        .poll(() => heard.said('<creneau-slotted-calendar')[0])
        .toMatch(new RegExp(`${name}.*failed or was changed`));
      await expect.poll(() => page.evaluate(wasRun)).toBe(false);
      await expect.poll(() => page.evaluate("customElements.get('creneau-slotted-calendar') === undefined")).toBe(true);
      await expect(page.getByText('Voir les créneaux')).toBeVisible();
      expect(heard.errors).toEqual([]);
    });

  for (const browser of ALL)
    test(`in a browser ${browser} a changed renderer is not run; the slots stay, and nothing can be chosen`, async ({
      site,
    }) => {
      const { page, heard } = await site.visit(pageOf(site, browser, tamper(site, '/react-dom-', 1)));
      await actOnPainted(page);
      await expect.poll(() => heard.said('<creneau-slotted-calendar')).toHaveLength(1);
      await expect.poll(() => heard.said('<creneau-slotted-calendar')[0]).toMatch(/react-dom-.*failed or was changed/);
      await expect.poll(() => page.evaluate(wasRun)).toBe(false);
      await expect.poll(() => page.locator(SLOT).count()).toBeGreaterThan(0);
      expect(heard.errors).toEqual([]);
    });

  for (const browser of ALL)
    test(`in a browser ${browser} files that the server changes after the first response are fetched only once`, async ({
      site,
    }) => {
      const { page, heard } = await site.visit(pageOf(site, browser, tamper(site, '-', 2)));
      await page
        .locator(SLOT)
        .first()
        .waitFor()
        .catch((error: Error) => {
          throw new Error([error.message, ...heard.said(/./), ...site.relay.seen.map(({ path }) => path)].join('\n'));
        });
      await expect.poll(() => page.evaluate(wasRun)).toBe(false);
      expect(heard.errors).toEqual([]);
      const fetched = site.relay.seen.filter(
        ({ host, path }) => host === 'mirror' && FILES.some((name) => path.includes(name)),
      );
      expect(fetched.map(({ path }) => FILES.findIndex((name) => path.includes(name))).sort()).toEqual([0, 1, 2]);
      // Proof that it would have run: the next response, for the first file's address as a module of another name.
      await page.addScriptTag({ type: 'module', url: `${site.relay.origin('mirror')}${fetched[0]?.path}?` });
      await expect.poll(() => page.evaluate(wasRun)).toBe(true);
    });
});

test.describe('C-loader: a file that was changed, or is late', { tag: '@long' }, () => {
  test('a changed file table of the other widgets is never run, and none of these widgets is loaded', async ({
    site,
  }) => {
    const file = tamper(site, '/files-', 1);
    const { page, heard } = await site.visit(`${site.script('', file)}<creneau-pager></creneau-pager>${CALENDAR}`);
    await expect.poll(() => heard.said('<creneau-pager')).toHaveLength(1);
    await expect.poll(() => heard.said('<creneau-pager')[0]).toMatch(/files-.*failed or was changed/);
    await page.locator(SLOT).first().waitFor();
    await expect
      .poll(() => page.evaluate(() => [customElements.get('creneau-pager') === undefined, 'wasRun' in window]))
      .toEqual([true, false]);
  });

  test('a changed file is not run for a later tag either; once the server sends the right file, it is', async ({
    site,
  }) => {
    const file = tamper(site, '/shared-', 1);
    const { page, heard } = await site.visit(site.script('', file) + CALENDAR);
    await expect.poll(() => heard.said('<creneau-slotted-calendar')).toHaveLength(1);
    const add = () => page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), CALENDAR);
    await add();
    await expect.poll(() => heard.said('<creneau-slotted-calendar')).toHaveLength(2);
    await expect.poll(() => page.evaluate(() => 'wasRun' in window)).toBe(false);
    site.relay.rules.clear();
    await add();
    await page.locator(SLOT).first().waitFor();
    await expect.poll(() => page.evaluate(() => 'wasRun' in window)).toBe(false);
  });

  test('no file is run before all files of a widget have been checked', async ({ site }) => {
    let letGo = () => {};
    const held = new Promise<null>((resolve) => {
      letGo = () => resolve(null);
    });
    site.relay.rules.add(({ path }) => (path.includes('/booking-') ? held : null));
    const { page } = await site.visit(site.script() + CALENDAR);
    await page.locator('link[rel="modulepreload"]').nth(1).waitFor({ state: 'attached' });
    await expect
      .poll(() => site.relay.seen.filter(({ path }) => FILES.some((name) => path.includes(name))))
      .toHaveLength(3);
    await expect
      .poll(() => page.evaluate(() => customElements.get('creneau-slotted-calendar') !== undefined))
      .toBe(false);
    letGo();
    await page.locator(SLOT).first().waitFor();
  });
});

for (const browser of OTHERS)
  test.describe(`C-loader: a browser ${browser}`, { tag: '@long' }, () => {
    test('a browser shows its widgets, also with a nonce that scripts need', async ({ site }) => {
      const origin = site.relay.origin('cdn');
      const csp = `script-src 'nonce-abc' 'strict-dynamic'; connect-src ${origin}`;
      const html = `<script nonce="abc">${BROWSERS[browser]}</script>${site.script('nonce="abc"')}${CALENDAR}`;
      const { page, heard } = await site.visit(html, { 'content-security-policy': csp });
      await page.locator(SLOT).first().waitFor();
      await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
      expect(heard.errors).toEqual([]);
      expect(heard.said(/^(warning|error):/)).toEqual([]);
    });

    for (const [policy, isDrawn] of [
      ['creneau', true],
      ["'none'", false],
    ] as const)
      test(`a browser with Trusted Types, under trusted-types ${policy}, shows its widgets: ${isDrawn}`, async ({
        site,
      }) => {
        const csp = `require-trusted-types-for 'script'; trusted-types ${policy}`;
        const { page, heard } = await site.visit(pageOf(site, browser, site.file), { 'content-security-policy': csp });
        if (isDrawn) await page.locator(SLOT).first().waitFor();
        else await expect.poll(() => heard.said('<creneau-slotted-calendar')).toHaveLength(1);
        expect(heard.said('<creneau-slotted-calendar').filter((line) => !/TrustedTypes|policy/i.test(line))).toEqual(
          [],
        );
        expect(heard.errors).toEqual([]);
        if (!isDrawn) await expect(page.getByText('Voir les créneaux')).toBeVisible();
      });
  });
