import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { startDemoServer } from '../../fixtures/browser/demo-server.ts';
import { type Heard, listenTo } from '../../fixtures/browser/page-errors.ts';
import { type Relay, startRelay } from '../../fixtures/browser/relay.ts';
import { makeReleases, type Releases } from '../../fixtures/browser/releases.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { copySample } from '../../fixtures/server/sample.ts';

/** How long a token holds, in milliseconds; in real time shorter. */
const TOKEN_MS = 45 * 60_000;
const REAL_TOKEN_MS = 7 * 60_000;

/** The clock is moved by so much at once, in milliseconds: less than a request may take. */
const STEP_MS = 10_000;

/** The whole of it; a token of the page's own server, which the API knows as the demo's customer. */
const TAGS = `
  <creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>
  <creneau-event-list></creneau-event-list>
  <creneau-pager></creneau-pager>
  <creneau-animations-slider period="next"></creneau-animations-slider>
  <creneau-offers-list provider="studio-lumiere"></creneau-offers-list>
  <creneau-order-history></creneau-order-history>
  <creneau-fitness-dashboard></creneau-fitness-dashboard>
  <creneau-toaster></creneau-toaster>`;

/** A page that stays open, with clocks that a test moves: the page's and the API's. */
export interface Day {
  readonly page: Page;
  readonly heard: Heard;
  readonly relay: Relay;
  readonly context: BrowserContext;
  /** What the CDN serves: 1.0.0 at first. In 1.0.1 only the search field has changed, in 1.1.0 what all widgets share. */
  readonly releases: Releases;
  /** The API's time. */
  now(): number;
  /** Lets this time pass, on the page and at the API. */
  pass(ms: number): Promise<void>;
  /** The device sleeps for so long: no timer runs meanwhile. */
  sleep(ms: number): Promise<void>;
  /** What the page holds after garbage collection. */
  held(): Promise<Held>;
  stop(): Promise<void>;
}

interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly megabytes: number;
}

/** Opens a page at `start` with sample data of that time. In `real` time nothing is moved: time passes as it does. */
export async function openDay(start: number, { real = false } = {}): Promise<Day> {
  const sample = await copySample(start);
  const releases = await makeReleases({
    '1.0.1': (_name, code) => (code.includes('creneau-search') ? `${code}\nwindow.isMended=true;` : code),
    '1.1.0': (name, code) => (name.startsWith('shared-') ? `${code}\nwindow.isNew=true;` : code),
  });
  const demo = await startDemoServer({
    DATABASE_URL: sample.url,
    NOW: new Date(start).toISOString(),
    BUNDLE_DIR: releases.served,
  });
  const relay = await startRelay(demo.url);
  const began = Date.now();
  let moved = 0;
  const now = () => start + (Date.now() - began) + moved;
  answerAtItsTime(relay, demo.url, { start, now, tokenMs: real ? REAL_TOKEN_MS : TOKEN_MS });
  const context = await (await sharedBrowser()).newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const heard = listenTo(page);
  const answered = waitForRequests(page);
  if (!real) await page.clock.install({ time: start });
  await page.goto(relay.page(html(relay)));
  const session = await context.newCDPSession(page);
  return {
    page,
    heard,
    relay,
    context,
    releases,
    now,
    async pass(ms) {
      if (real) return wait(ms);
      for (let left = ms; left > 0; left -= STEP_MS) {
        const step = Math.min(left, STEP_MS);
        await answered();
        moved += step;
        await page.clock.runFor(step);
      }
    },
    async sleep(ms) {
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      if (real) await wait(ms);
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      if (real) return;
      await answered();
      moved += ms;
      await page.clock.fastForward(ms);
    },
    held: () => count(page, session),
    async stop() {
      await context.close();
      await relay.stop();
      await demo.stop();
      await Promise.all([sample.stop(), releases.remove()]);
    },
  };
}

/** Makes a function that resolves when no request of the page to the API, or to its own server, is under way but streams. */
function waitForRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (/\/(api|session)\b(?!\/v1\/live)/.test(request.url())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    while (underWay.size > 0) await wait(5);
  };
}

/** The page renews its token when it is asked, as the documents say. */
function html(relay: Relay): string {
  return `<!doctype html><html lang="fr"><body>
    <script>
      window.renewals = 0;
      window.failures = [];
      addEventListener('creneau-tokenexpired', (event) => {
        window.renewals += 1;
        event.detail.renew(fetch('/session').then((answer) => answer.text()));
      });
      addEventListener('creneau-error', (event) => window.failures.push(event.detail.code));
    </script>
    <script async src="${relay.origin('cdn')}/creneau/1/creneau.js" data-token="day-0"></script>${TAGS}`;
}

/** Has the API answer at the day's time, and refuse tokens that have expired by then. */
function answerAtItsTime(
  relay: Relay,
  api: string,
  { start, now, tokenMs }: { readonly start: number; readonly now: () => number; readonly tokenMs: number },
): void {
  const tokenOf = (at: number) => `day-${Math.floor((at - start) / tokenMs)}`;
  relay.rules.add(async ({ method, path, headers, body }) => {
    if (path === '/session') return { body: tokenOf(now()) };
    // Streams are handed on, and end with their pages.
    if (!path.startsWith('/api/') || path.startsWith('/api/v1/live') || method === 'OPTIONS') return null;
    const { authorization, host: _host, connection: _connection, 'content-length': _length, ...sent } = headers;
    const token = authorization?.replace('Bearer ', '');
    const answer = await fetch(`${api}/api/~now-${new Date(now()).toISOString()}${path.slice('/api'.length)}`, {
      method,
      headers: {
        ...(sent as Record<string, string>),
        'accept-encoding': 'identity',
        ...(token && { authorization: `Bearer ${token === tokenOf(now()) ? 'demo-customer' : 'expired'}` }),
      },
      ...(body && { body }),
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  });
}

async function count(page: Page, session: CDPSession): Promise<Held> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, megabytes: usedSize / 2 ** 20 };
}
