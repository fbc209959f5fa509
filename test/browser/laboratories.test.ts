import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { STATES } from '../../demo/states.ts';
import { SLOTS } from '../bench/calendar.ts';
import { creation } from '../bench/map/moves.ts';
import { serveMaps } from '../bench/map/pages.ts';
import { serveOwnPage } from '../bench/own-page.ts';
import { type Page, servePages } from '../bench/pages.ts';
import { firstView, type Look, visit } from '../bench/paint.ts';
import { scenesOf } from '../bench/scenes.ts';
import { serve, served } from '../bench/serve.ts';
import { chromiumEngine } from '../engines/chromium-engine.ts';
import { startStand } from '../engines/stand.ts';
import { shownInEach } from '../engines/state-in.ts';
import { walkThePath } from '../engines/whole-path.ts';
import { sharedBrowser } from '../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../fixtures/browser/test.ts';
import { LONG } from '../fixtures/tags.ts';
import { guestBooks } from '../frameworks/guest-books.ts';
import { filesWith } from '../frameworks/project.ts';
import { importMap } from '../frameworks/projects/plain.ts';
import { test as hostTest } from '../hosts/a-host-page.ts';
import { bundled, FRAMEWORKS, type Framework } from '../hosts/frameworks.ts';
import { seeAndBuy } from '../hosts/use.ts';

const React = FRAMEWORKS['React 19 in strict mode'] as Framework;

const top = fileURLToPath(new URL('../..', import.meta.url));

test.describe('C-running: a page of each laboratory, with what npm ci installs', () => {
  test('each page of the bench shows what its measuring script waits for', { tag: LONG }, async ({ browser, demo }) => {
    const { urlOf, stop } = await servePages(demo.url, 'without peers');
    onTestFinished(stop);
    const own = await serveOwnPage(demo.url);
    onTestFinished(own.stop);
    const slots = (page: Page) => firstView(urlOf(page), SLOTS);
    const floor = { hosts: 'floor-chooser', marks: '.slot', text: 'places' };
    const looks: readonly Look[] = [
      ...(['empty', 'inlineFloor', 'floor', 'creneau', 'choose'] as const).map(slots),
      firstView(urlOf('chooseFloor'), floor),
      ...scenesOf(urlOf, own.urlOf).flatMap(({ ours, floor }) => [...Object.values(ours), floor]),
    ];
    for (const look of looks) expect((await visit(browser, look, 1, false)).cold.painted).toBeGreaterThan(0);
  });

  test('our map and a bare one of the bench are drawn', { tag: LONG }, async ({ demo }) => {
    const site = await serveMaps(demo.url, 'without peers');
    onTestFinished(site.stop);
    const browser = await sharedBrowser('webgl');
    for (const contender of ['engine', 'bareLate'] as const) {
      expect(await creation(browser, site, contender)).toBeGreaterThan(0);
    }
  });

  test('a visitor of the engines books, and reaches a state of the catalogue', async ({ browser }) => {
    const stand = await startStand();
    onTestFinished(() => stand.stop());
    const place = { engine: await chromiumEngine(browser), stand, isOldest: false, drawsMaps: false };
    onTestFinished(() => place.engine.close());
    expect(await walkThePath(place)).toEqual({ shown: expect.stringContaining('Réservation confirmée'), errors: [] });
    const state = STATES.find(({ fault }) => fault === undefined);
    expect(state && (await shownInEach([place], state))).toEqual([expect.stringMatching(/^(?!failed|nothing)/)]);
  });

  test('a guest books on a page of the frameworks without a bundler', { tag: LONG }, async ({ ownDemo }) => {
    const files = filesWith(importMap, ownDemo.url);
    const site = await serve(async (path) => {
      const page = files.get(path === '/' ? 'index.html' : path.slice(1));
      if (page !== undefined) return served(path === '/' ? 'text/html; charset=utf-8' : 'text/javascript', page);
      const built = /^\/node_modules\/creneau\/(dist\/[\w./-]+)$/.exec(path)?.[1];
      return built === undefined ? undefined : served('text/javascript', await readFile(top + built, 'utf8'));
    });
    onTestFinished(site.stop);
    const seen: string[] = [];
    for await (const what of guestBooks(await sharedBrowser('webgl'), site.origin)) seen.push(what);
    expect(seen).toEqual(['calendar', 'map', 'booked', 'heard', 'console: quiet']);
  });

  hostTest('a visitor books on a host page that a framework renders', async ({ hosts, open }) => {
    const script = await bundled(React, `${React.render} render({ event: 'padel-duo', mode: 'picker' }, {}, {});`);
    const { page, errors } = await open(
      `<!doctype html><html lang="fr"><body>${hosts.script()}<main></main><script type="module">${script}</script>`,
    );
    await seeAndBuy(page);
    expect(errors).toEqual([]);
  });
});
