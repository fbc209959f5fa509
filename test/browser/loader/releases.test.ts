import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { built, makeReleases, type Releases } from '../../fixtures/browser/releases.ts';
import { CALENDAR, type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LISTEN, toldOn } from './broken-files.ts';

/** A release in which only the pager has changed, and one in which what all widgets share has. */
const EDITS = {
  '1.0.1': (name: string, code: string) => (name.startsWith('pager-') ? `${code}\nwindow.isMended=true;` : code),
  '1.1.0': (name: string, code: string) => (name.startsWith('shared-') ? `${code}\nwindow.isNew=true;` : code),
};

let releases: Releases;
let site: Site;

test.beforeAll(async () => {
  releases = await makeReleases(EDITS);
  site = await startSite({ bundleDir: releases.served });
});

test.beforeEach(async () => {
  site.relay.reset();
  await releases.reset();
});

test.afterAll(async () => {
  await site?.stop();
  await releases?.remove();
});

const PAGER = 'creneau-pager';

const add = (page: Page, tag: string) =>
  page.evaluate((name) => document.body.insertAdjacentHTML('afterbegin', `<${name}></${name}>`), tag);

const isDefined = (page: Page, tag: string) =>
  page.waitForFunction((name) => customElements.get(name) !== undefined, tag);

const globalOf = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key) as unknown, name);

const versionOf = (page: Page) => page.evaluate(() => Reflect.get(Reflect.get(window, 'Creneau'), 'version'));

const asked = (name: string) => site.relay.seen.filter(({ path }) => path.includes(name)).map(({ path }) => path);

const NEWER = 'Une version plus récente est en ligne. Rechargez la page.';

test.describe('D-release: a page that was opened before a release', { tag: '@long' }, () => {
  test('a page goes on with the files of its own release, which are kept; the next visit gets the new ones', async () => {
    const { page, heard } = await site.visit(site.script() + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    releases.release('1.1.0');
    await add(page, PAGER);
    await isDefined(page, PAGER);
    await page.locator(SLOT).first().click();
    await page.locator('[part~="book-button"]').click();
    await page.locator('creneau-checkout input').first().waitFor();
    expect([await versionOf(page), await globalOf(page, 'isNew'), asked('release.js')]).toEqual([
      '1.0.0',
      undefined,
      [],
    ]);
    expect(heard.errors).toEqual([]);
    const { page: next } = await site.visit(site.script() + CALENDAR);
    await next.locator(SLOT).first().waitFor();
    expect([await versionOf(next), await globalOf(next, 'isNew')]).toEqual(['1.1.0', true]);
  });

  test('C-bundle: a page keeps its version where it names one, whatever is released', async () => {
    releases.release('1.1.0');
    const pinned = site.file.replace('/1/', '/1.0.0/');
    const { page } = await site.visit(site.script('', pinned) + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    expect([await versionOf(page), await globalOf(page, 'isNew')]).toEqual(['1.0.0', undefined]);
  });

  test('a page whose files are gone takes the new release where all that it runs is the same in both', async () => {
    const { page, heard } = await site.visit(
      `${LISTEN}${site.script()}<creneau-category-list></creneau-category-list>${CALENDAR}`,
    );
    // The table of all files has been loaded for it; each release has another.
    await isDefined(page, 'creneau-category-list');
    // React is there, and the first choice has not asked for the checkout yet.
    await page.locator(SLOT).first().click({ trial: true });
    releases.release('1.0.1');
    releases.prune();
    await page.locator(SLOT).first().click();
    await add(page, PAGER);
    await isDefined(page, PAGER);
    await expect.poll(() => globalOf(page, 'isMended')).toBe(true);
    expect(asked('release.js')).not.toEqual([]);
    await page.locator('[part~="book-button"]').click();
    await page.locator('creneau-checkout input').first().waitFor();
    expect([await toldOn(page), heard.errors]).toEqual([[], []]);
    await expect.poll(() => asked('/shared-').length).toBe(1);
  });

  test('a page whose files are gone says so in the place of what it needs; nothing else changes, and a reload helps', async () => {
    const { page, heard } = await site.visit(LISTEN + site.script() + CALENDAR);
    await page.locator(SLOT).first().click({ trial: true });
    releases.release('1.1.0');
    releases.prune();
    await page.locator(SLOT).first().click();
    await page.locator('[part~="book-button"]').click();
    const note = page.locator('.book [part="error"]');
    await note.getByText(NEWER).waitFor();
    await add(page, PAGER);
    await expect.poll(() => toldOn(page)).toEqual(['creneau-slotted-calendar outdated', 'creneau-pager outdated']);
    await expect
      .poll(() => heard.said(/1\.1\.0 has taken the place of 1\.0\.0, which this page runs/).length)
      .toBeGreaterThan(0);
    await expect(page.locator('[part~="slot"][part~="selected"]')).toHaveCount(1);
    expect([await globalOf(page, 'isNew'), heard.errors]).toEqual([undefined, []]);
    await note.getByRole('button', { name: 'Recharger la page' }).click();
    await page.waitForFunction(() => Reflect.get(window, 'isNew'));
    await page.locator(SLOT).first().click();
    await page.locator('[part~="book-button"]').click();
    await page.locator('creneau-checkout input').first().waitFor();
  });

  for (const [what, plain] of [
    ['a loader that somebody has copied', ''],
    ['the same with all in the place of what was built', 'plain'],
  ] as const)
    test(`a page that has only ${what} runs the new release`, async () => {
      const loader = readFileSync(join(built, 'creneau.js'), 'utf8');
      site.relay.rules.add(({ host }) =>
        host === 'host' ? { headers: { 'content-type': 'text/javascript' }, body: loader } : null,
      );
      if (plain) await rm(releases.served, { recursive: true });
      releases.release('1.1.0');
      releases.prune();
      const copy = `${site.relay.origin('host')}/cache/7f.js`;
      const base = `data-base="${site.relay.origin('cdn')}/creneau/1/"`;
      const { page, heard } = await site.visit(site.script(base, copy) + CALENDAR);
      await page.locator(SLOT).first().click();
      await page.locator('[part~="book-button"]').click();
      await page.locator('creneau-checkout input').first().waitFor();
      expect([await versionOf(page), await globalOf(page, 'isNew'), heard.errors]).toEqual(['1.0.0', true, []]);
    });

  test('a page whose script tag has an integrity runs no file that it does not vouch for', async () => {
    const { files } = JSON.parse(readFileSync(join(releases.served, 'releases.json'), 'utf8')).releases[0];
    releases.release('1.0.1');
    await rm(join(releases.served, '1.0.0'), { recursive: true });
    const loader = readFileSync(join(built, 'creneau.js'), 'utf8');
    site.relay.rules.add(({ path }) => {
      if (path !== '/creneau/1.0.0/creneau.js') return null;
      return { headers: { 'content-type': 'text/javascript' }, body: loader };
    });
    const tag = `crossorigin integrity="${files['creneau.js']}"`;
    const { page } = await site.visit(LISTEN + site.script(tag, site.file.replace('/1/', '/1.0.0/')) + CALENDAR);
    await expect.poll(() => toldOn(page)).toEqual(['creneau-slotted-calendar part-failed']);
    expect(asked('release.js')).toEqual([]);
  });
});

test.describe('D-failed-file: a file that is gone, with no other release', { tag: '@long' }, () => {
  test('a file that is gone is asked for twice, and whether there is another release each time', async () => {
    site.relay.rules.add(({ path }) => (path.includes('/pager-') ? { status: 404 } : null));
    const { page } = await site.visit(`${LISTEN}${site.script()}<creneau-pager></creneau-pager>`);
    await expect.poll(() => toldOn(page)).toEqual(['creneau-pager part-failed']);
    expect([asked('/pager-').length, new Set(asked('release.js')).size]).toEqual([2, 2]);
  });
});

test('the release of these tests has every built file, most under other names', {
  tag: '@long',
}, async () => {
  const [first, next] = await Promise.all([readdir(built), readdir(releases.folderOf('1.1.0'))]);
  const plain = first.filter((name) => name.endsWith('.js'));
  expect(next).toHaveLength(plain.length);
  expect(next.filter((name) => plain.includes(name)).length).toBeLessThan(plain.length / 2);
});
