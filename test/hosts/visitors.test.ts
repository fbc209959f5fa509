import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openProfile, type Profile } from '../fixtures/browser/chromium.ts';
import { listenTo } from '../fixtures/browser/page-errors.ts';
import { expect, onTestFinished } from '../fixtures/browser/test.ts';
import { type Hosts, test } from './a-host-page.ts';
import { seeAndBuy, THREE } from './use.ts';

const CALENDAR = '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>';
const pageOf = (hosts: Hosts, body: string, script = hosts.script()) =>
  hosts.relay.page(`<!doctype html><html lang="fr"><body>${script}${body}</body></html>`);

/** A page in a browser with the settings of this visitor. */
async function openAs(profile: Profile) {
  const folder = await mkdtemp(join(tmpdir(), 'creneau-profile-'));
  const context = await openProfile(folder, profile);
  onTestFinished(async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return { page, heard: listenTo(page) };
}

const canStore = (page: Page) =>
  page.evaluate(() => {
    try {
      localStorage.setItem('a', 'b');
      return document.cookie === '' && localStorage.getItem('a') === 'b';
    } catch {
      return false;
    }
  });

test.describe('C-script-forms: storage that a visitor’s browser refuses', () => {
  test('a booking and a list work if all cookies and storage are blocked', async ({ hosts }) => {
    const { page, heard } = await openAs({
      preferences: { profile: { default_content_setting_values: { cookies: 2 } } },
    });
    await page.goto(pageOf(hosts, THREE));
    expect(await canStore(page)).toBe(false);
    await seeAndBuy(page);
    expect(heard.errors).toEqual([]);
  });

  test('a booking and a list work in a frame of another site if third-party cookies and storage are blocked', async ({
    hosts,
  }) => {
    const { page, heard } = await openAs({
      preferences: { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } },
    });
    const inner = `http://widgets.localhost:${new URL(hosts.relay.origin('site')).port}${new URL(pageOf(hosts, THREE)).pathname}`;
    await page.goto(pageOf(hosts, `<iframe width="700" height="900" src="${inner}"></iframe>`, ''));
    await seeAndBuy(page.frameLocator('iframe'));
    expect(heard.errors).toEqual([]);
  });

  test('a booking and a list work if storage is full', async ({ hosts, open }) => {
    const fill = `<script>for (const store of [localStorage, sessionStorage])
      for (let size = 1 << 20; size >= 1; size = size >> 1)
        try { for (;;) store.setItem(String(Math.random()).slice(2, 7) + store.length, 'x'.repeat(size)); } catch {}</script>`;
    const { page, errors } = await open(`<!doctype html><html lang="fr"><body>${fill}${hosts.script()}${THREE}`);
    expect(
      await page.evaluate(() => {
        try {
          localStorage.setItem('creneau', 'a longer text than what is left');
          return 'room';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('QuotaExceededError');
    await seeAndBuy(page);
    expect(errors).toEqual([]);
  });
});

test.describe('C-script-forms: an origin that is not secure', () => {
  test('a booking and a list work on an origin without randomUUID, locks and subtle', async ({ hosts }) => {
    const { page, heard } = await openAs({ args: ['--host-resolver-rules=MAP *.test 127.0.0.1'] });
    const insecure = (address: string) => address.replace('.localhost:', '.test:');
    await page.goto(insecure(pageOf(hosts, THREE, insecure(hosts.script()))));
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'locks' in navigator])).toEqual([
      false,
      false,
      false,
    ]);
    await seeAndBuy(page);
    expect(heard.errors).toEqual([]);
  });
});

test.describe('D-refetch: a page that the back button restores from Chromium’s cache', () => {
  test('a page that is restored from the cache fetches places again, follows them again, and its selection can be booked', async ({
    hosts,
  }) => {
    const { page, heard } = await openAs({ without: ['--disable-back-forward-cache'] });
    const other = pageOf(hosts, '<p>Another page</p>', '');
    // Playwright cannot control a page that is restored from the cache, so a script of the page books and reports to
    // the server.
    const script = `<script>
      const shadow = (tag) => document.querySelector('creneau-' + tag)?.shadowRoot;
      const until = async (find) => { for (;;) { const found = find(); if (found) return found; await new Promise((done) => setTimeout(done, 50)); } };
      const tell = (what) => fetch('/told/' + what, { keepalive: true });
      addEventListener('error', () => tell('error'));
      addEventListener('unhandledrejection', () => tell('error'));
      addEventListener('pageshow', async ({ persisted }) => {
        if (!persisted) {
          const slots = () => [...(shadow('slotted-calendar')?.querySelectorAll('[part~="slot"][part~="available"]') ?? [])];
          (await until(() => slots().at(-1))).click();
          await until(() => shadow('slotted-calendar').querySelector('[aria-pressed="true"]'));
          await tell('chosen');
          return;
        }
        await tell('persisted');
        await until(() => shadow('slotted-calendar').querySelector('[aria-pressed="true"]'));
        shadow('slotted-calendar').querySelector('[part~="book-button"]').click();
        await until(() => shadow('checkout')?.querySelector('[part~="guest-form"]'));
        await tell('form');
      });</script>`;
    let streams = 0;
    hosts.relay.rules.add(({ path }) => {
      if (path.startsWith('/api/v1/live')) streams += 1;
      return path.startsWith('/told/') ? { status: 204 } : null;
    });
    const told = () => hosts.relay.seen.flatMap(({ path }) => (path.startsWith('/told/') ? [path.slice(6)] : []));
    const placesRead = () => hosts.relay.calls().filter((call) => call.includes('/slotted/booked/')).length;
    await page.goto(pageOf(hosts, script + CALENDAR));
    await expect.poll(told).toEqual(['chosen']);
    // A page with an open stream would not be kept in the cache.
    await expect.poll(() => streams).toBe(1);
    await page.goto(other);
    const before = placesRead();
    await page.evaluate(() => history.back()).catch(() => {});
    await expect.poll(told).toEqual(['chosen', 'persisted', 'form']);
    expect(placesRead()).toBeGreaterThan(before);
    await expect.poll(() => streams).toBe(2);
    expect(heard.errors).toEqual([]);
  });
});
