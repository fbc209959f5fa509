import manifest from '../../../package.json' with { type: 'json' };
import { CALENDAR, type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});

test.beforeEach(() => site.relay.reset());

test.afterAll(() => site?.stop());

const FILES = ['/slotted-calendar-', '/shared-', '/booking-'] as const;

/** The bundle on a second server, on which somebody has added a line to one file. */
function tamper(name: string): string {
  site.relay.rules.add(async ({ host, path }) => {
    if (host !== 'mirror' || !path.includes(name)) return null;
    const answer = await fetch(site.relay.origin('cdn').replace('cdn.localhost', '127.0.0.1') + path);
    const body = `${await answer.text()}\nglobalThis.wasRun = true;`;
    return { headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }, body };
  });
  return `${site.relay.origin('mirror')}/creneau/${manifest.version}/creneau.js`;
}

const mirrored = (name: string) =>
  site.relay.seen.filter(({ host, path }) => host === 'mirror' && path.includes(name)).map(({ path }) => path);

test.describe('C-loader: a file whose content failed or was changed', { tag: '@long' }, () => {
  for (const name of FILES)
    test(`is never run: ${name}…`, async () => {
      const file = tamper(name);
      const { page, heard } = await site.visit(site.script('', file) + CALENDAR);
      await expect.poll(() => heard.said('<creneau-slotted-calendar')).toHaveLength(1);
      const [said] = heard.said('<creneau-slotted-calendar');
      expect(said).toMatch(new RegExp(`${name}.*failed or was changed`));
      await expect(page.getByText('Voir les créneaux')).toBeVisible();
      const isDefined = await page.evaluate(() => customElements.get('creneau-slotted-calendar') !== undefined);
      expect([isDefined, await page.evaluate(() => 'wasRun' in window)]).toEqual([false, false]);
      expect(heard.errors).toEqual([]);
      // The file would run: it does when it is loaded without its integrity, at an address that has not failed yet.
      const [path] = mirrored(name);
      await page.addScriptTag({ type: 'module', url: `${site.relay.origin('mirror')}${path}?again` });
      await expect.poll(() => page.evaluate(() => 'wasRun' in window)).toBe(true);
    });

  test('is never run: the table of the other widgets, without which none of them is loaded', async () => {
    const file = tamper('/files-');
    const { page, heard } = await site.visit(`${site.script('', file)}<creneau-pager></creneau-pager>${CALENDAR}`);
    await expect.poll(() => heard.said('<creneau-pager')).toHaveLength(1);
    expect(heard.said('<creneau-pager')[0]).toMatch(/files-.*failed or was changed/);
    await page.locator(SLOT).first().waitFor();
    await expect
      .poll(() => page.evaluate(() => [customElements.get('creneau-pager') === undefined, 'wasRun' in window]))
      .toEqual([true, false]);
  });

  test('is not run for a later tag either; once the server sends the right file, it is', async () => {
    const file = tamper('/shared-');
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

  test('nothing is run before all of its files have been checked', async () => {
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

test.describe('C-browsers: a browser that cannot preload modules', { tag: '@long' }, () => {
  test('shows its widgets too', async () => {
    const blind = `<script>DOMTokenList.prototype.supports = () => false;</script>`;
    const { page, heard } = await site.visit(blind + site.script() + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
    expect(heard.errors).toEqual([]);
  });
});
