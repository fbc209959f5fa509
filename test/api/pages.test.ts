import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../fixtures/demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo?.stop());

/** A page of the French site. */
async function visit(path: string) {
  const answer = await fetch(`${demo.url}${path}`);
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), html: await answer.text() };
}

/** A page of the English site: not every system knows that name. */
async function visitEnglish(path: string) {
  const { port } = new URL(demo.url);
  const request = get({ host: '127.0.0.1', port, path, headers: { host: `en.localhost:${port}` } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return text(answer);
}

describe('contract §6 /slotted/{url}', () => {
  it.each(['yoga-doux', '1', 'yoga-doux/'])('has the title, the provider and the calendar: %s', async (url) => {
    const { status, html, policy } = await visit(`/slotted/${url}`);
    expect(status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<title>Yoga doux · Studio Lumière</title>');
    expect(html).toContain('<h1>Yoga doux</h1>');
    expect(html).toContain('<a href="/user/studio-lumiere">Studio Lumière</a>, Paris');
    expect(html).toContain('<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>');
  });

  it('carries a demo user on, and nobody else', async () => {
    const { html } = await visit('/slotted/yoga-doux?as=demo-customer');
    expect(html).toContain('mode="picker" token="demo-customer">');
    expect(html).toContain('href="/user/studio-lumiere?as=demo-customer"');
    expect(html).toContain('<a href="?as=demo-customer" aria-current="true">customer</a>');
    const strange = await visit('/slotted/yoga-doux?as=%22%3E%3Cb%3E&as=x');
    expect(strange.html).not.toMatch(/token=|<b>/);
  });
});

describe('contract §6 /user/{ownerUrl}', () => {
  it.each(['bulle-et-sens', '3030'])('has the name, the city and the slots of all offers: %s', async (url) => {
    const { status, html } = await visit(`/user/${url}?as=demo-coach`);
    expect(status).toBe(200);
    expect(html).toContain('<title>Bulle &amp; Sens · Créneau</title>');
    expect(html).toContain('<h1>Bulle &amp; Sens</h1>');
    expect(html).toContain('69006 Lyon');
    expect(html).toContain('<creneau-slotted-calendar user="bulle-et-sens" mode="default" token="demo-coach">');
  });
});

describe('decisions §7 /terms/{ownerUrl}', () => {
  it.each(['studio-lumiere', '42'])("says the provider's terms: %s", async (url) => {
    const { status, html, policy } = await visit(`/terms/${url}?as=demo-customer`);
    expect(status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(html).toContain('<h1>Conditions de réservation</h1>');
    expect(html).toContain('<a href="/user/studio-lumiere?as=demo-customer">Studio Lumière</a>, Paris');
    expect(html).toContain("jusqu'à 24 heures avant");
    expect(html).toContain('<h2>Remboursement</h2>');
    expect(html).toContain('<h2>Droit de rétractation</h2>');
  });

  it('says them in English on the English site', async () => {
    const html = await visitEnglish('/terms/studio-lumiere');
    expect(html).toContain('<h1>Booking terms</h1>');
    expect(html).toContain('up to 24 hours before');
    expect(html).toContain('no 14-day right of withdrawal');
  });
});

describe('contract §6 the site', () => {
  it('is in English on en.localhost, and its slots lead to itself', async () => {
    for (const [path, words] of [
      ['/', 'Bookable slots on your site'],
      ['/slotted/padel-duo', 'Offered by <a href="/user/studio-lumiere">'],
      ['/user/studio-lumiere', 'aria-label="Users of the demo"'],
    ] as const) {
      const html = await visitEnglish(path);
      expect(html).toContain('<html lang="en">');
      expect(html).toContain(`data-site-url="${demo.url.replace('localhost', 'en.localhost')}"`);
      expect(html).toContain(words);
    }
  });

  it.each([
    '/slotted/nothing',
    '/user/nobody',
    `/slotted/${'x'.repeat(300)}`,
    '/user/%3Cb%3E',
    '/terms/nobody',
    '/nothing',
  ])('says in both languages that there is no %s', async (path) => {
    const { status, html } = await visit(path);
    expect(status).toBe(404);
    expect(html).toContain('<h1><span lang="fr">Cette page n\'existe pas.</span></h1>');
    expect(html).toContain('<span lang="en">This page does not exist.</span>');
    expect(html).not.toContain('<b>');
  });

  it('answers GET and HEAD /healthz', async () => {
    expect(await (await fetch(`${demo.url}/healthz`)).json()).toEqual({ ready: true });
    const head = await fetch(`${demo.url}/healthz`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
