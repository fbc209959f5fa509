import type { Locator, Page } from 'playwright-core';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';

/** Collects the page's requests for films and captions, and calls about them, from now on. */
function videoRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/videos/')) asked.push(pathname);
  });
  return asked;
}

const timeOf = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused);
const plays = (film: Locator) => expect.poll(() => timeOf(film)).toBeGreaterThan(0.2);
const hasFocus = (node: Locator) =>
  expect.poll(() => node.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true);

test.describe('/play/', { tag: '@long' }, () => {
  test('S-other-lists: /play/ shows posters first; a press plays the film in its card with captions, Escape brings the poster back, turning the page ends it', async ({
    browser,
    demo,
  }) => {
    const page = await newPage(browser);
    const heard = listenTo(page);
    const asked = videoRequests(page);
    await page.goto(`${demo.url}/play/`);
    const play = page.getByRole('button', { name: 'Lire la vidéo : Yoga doux du matin' });
    await play.waitFor();
    await expect(page.getByRole('article')).toHaveCount(12);
    expect(asked).toEqual([]);

    await play.focus();
    await page.keyboard.press('Enter');
    const film = page.locator('video');
    await plays(film);
    await hasFocus(film);
    const captions = () =>
      film.evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].map(({ language, mode, activeCues }) => [language, mode, activeCues?.length ?? 0]),
      );
    await expect.poll(captions).toEqual([
      ['fr', 'showing', 1],
      ['en', 'disabled', 0],
    ]);
    expect([...new Set(asked)]).toEqual(['/api/v1/videos/501', '/videos/souffle.webm', '/videos/souffle.fr.vtt']);

    const gone = await film.elementHandle();
    await page.keyboard.press('Escape');
    await hasFocus(play);
    await expect(film).toHaveCount(0);
    const state = await gone?.evaluate((video) => [
      (video as HTMLVideoElement).networkState,
      (video as HTMLVideoElement).paused,
    ]);
    expect(state).toEqual([0, true]);

    await play.click();
    await page.getByRole('button', { name: 'Fermer la vidéo : Yoga doux du matin' }).click();
    await hasFocus(play);
    await play.click();
    await film.waitFor();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(film).toHaveCount(0);
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });
});

const LISTS = `<creneau-replay-list provider="studio-lumiere"></creneau-replay-list>
  <creneau-replay-list provider="bulle-et-sens"></creneau-replay-list>`;

test.describe('consent', { tag: '@long' }, () => {
  test('D-replays: on a page of another origin nothing is fetched without consent to `video`; with it the pressed replay plays, alone, and continues through changes of the element', async ({
    demo,
    site,
  }) => {
    const { page, heard } = await site.visit(
      `<main>${LISTS}</main>${site.script(`data-consent="none" data-site-url="${demo.url}"`)}`,
    );
    const asked = videoRequests(page);
    const [first, second] = [page.locator('creneau-replay-list').first(), page.locator('creneau-replay-list').last()];
    await page.evaluate(() => {
      const purposes: unknown[] = [];
      Object.assign(globalThis, { purposes });
      document.addEventListener('creneau-consentrequired', (event) => purposes.push((event as CustomEvent).detail));
    });
    await first.locator('.play').first().click();
    await hasFocus(first.getByRole('button', { name: 'Autoriser les vidéos' }));
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'purposes'))).toEqual([{ purpose: 'video' }]);
    expect(asked).toEqual([]);

    await page.evaluate(() => {
      (globalThis as unknown as { Creneau: { configure(to: object): void } }).Creneau.configure({ consent: 'video' });
    });
    const film = first.locator('video');
    await plays(film);
    // Its captions are from another origin than the page.
    await expect(film).toHaveAttribute('crossorigin', 'anonymous');

    const before = await film.elementHandle();
    const at = await timeOf(film);
    await first.evaluate((list) => {
      list.setAttribute('lang', 'en');
      list.setAttribute('theme', 'dark');
      list.parentElement?.append(list);
    });
    await first
      .or(second)
      .getByRole('button', { name: /^Close the video/ })
      .waitFor();
    const moved = page.locator('creneau-replay-list[lang="en"] video');
    await expect.poll(() => moved.evaluate((video, was) => video === was, before)).toBe(true);
    expect([await isPaused(moved), (await timeOf(moved)) >= at]).toEqual([false, true]);

    await page.locator('creneau-replay-list:not([lang]) .play').first().click();
    await plays(page.locator('creneau-replay-list:not([lang]) video'));
    await expect.poll(() => isPaused(moved)).toBe(true);

    await page.evaluate(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await page.locator('creneau-replay-list:not([lang]) .play:visible').first().click();
    await expect(page.locator('video')).toHaveCount(3);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });
});

test.describe('a video that does not load', { tag: '@long' }, () => {
  test('D-connection-back, D-focus-kept: a policy without media-src, or a missing video, shows a note with a retry that has the focus', async ({
    demo,
    site,
  }) => {
    const cdn = new URL(site.file).origin;
    const policy = `default-src 'none'; script-src ${cdn}; connect-src ${cdn}; img-src ${demo.url}`;
    site.relay.rules.add(({ path }) => (path.endsWith('/v1/videos/503') ? { status: 404 } : null));
    const { page, heard } = await site.visit(`${LISTS}${site.script(`data-site-url="${demo.url}"`)}`, {
      'content-security-policy': policy,
    });
    const first = page.locator('creneau-replay-list').first();
    await first.getByRole('button', { name: 'Lire la vidéo : Yoga doux du matin' }).click();
    await first.getByText('La vidéo ne peut pas être lue.').waitFor();
    await hasFocus(first.getByRole('button', { name: 'Réessayer' }));
    await page.keyboard.press('Escape');
    await expect(first.getByRole('alert')).toHaveCount(0);
    await first.getByRole('button', { name: 'Lire la vidéo : Respirer pour mieux dormir' }).click();
    await first.getByRole('alert').waitFor();
    expect([await page.locator('video').count(), heard.errors]).toEqual([0, []]);
  });
});
