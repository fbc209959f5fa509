import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../fixtures/browser/demo.ts';

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

/** Returns a page of the English site; it is requested by header, because not every system resolves its name. */
async function visitEnglish(path: string) {
  const { port } = new URL(demo.url);
  const request = get({ host: '127.0.0.1', port, path, headers: { host: `en.localhost:${port}` } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return text(answer);
}

describe('C-pages: /slotted/{url}', () => {
  it.each(['yoga-doux', '1', 'yoga-doux/'])(
    'the page of an offer has its title, its provider and the calendar: %s',
    async (url) => {
      const { status, html, policy } = await visit(`/slotted/${url}`);
      expect(status).toBe(200);
      expect(policy).toContain("default-src 'none'");
      expect(html).toContain('<html lang="fr">');
      expect(html).toContain('<title>Yoga doux · Studio Lumière</title>');
      expect(html).toContain('<h1>Yoga doux</h1>');
      expect(html).toContain('<a href="/user/studio-lumiere">Studio Lumière</a>, Paris');
      expect(html).toContain(
        '<creneau-slotted-calendar event="yoga-doux" mode="picker"><template shadowrootmode="open"><link',
      );
    },
  );
});

describe("C-pages: the demo's log-in", () => {
  it("the demo's log-in names a demo user to the script, and keeps them on the other pages", async () => {
    const answer = await fetch(`${demo.url}/slotted/yoga-doux?as=demo-customer`);
    const html = await answer.text();
    expect(html).toContain('data-token="demo-customer"');
    expect(html).toContain('<a href="?as=demo-customer" aria-current="true">Cliente</a>');
    expect(html).toContain('<a class="account" href="/sign-in/?back=%2Fslotted%2Fyoga-doux">Alice Marchand</a>');
    expect(answer.headers.get('set-cookie')).toBe('as=demo-customer; Path=/; HttpOnly; SameSite=Lax');
    const cookie = 'other=1; as=demo-customer';
    const later = await fetch(`${demo.url}/event/list/`, { headers: { cookie } });
    expect(await later.text()).toContain('data-token="demo-customer"');
    const left = await fetch(`${demo.url}/event/list/?as=`, { headers: { cookie } });
    expect(await left.text()).not.toContain('data-token');
    expect(left.headers.get('set-cookie')).toBe('as=; Path=/; HttpOnly; SameSite=Lax');
  });

  it.each(['?as=%22%3E%3Cb%3E&as=x', '?as=nobody', '?as[]=demo-customer', ''])(
    "the demo's log-in does not sign in anybody else: %s",
    async (query) => {
      const { html } = await visit(`/slotted/yoga-doux${query}`);
      expect(html).not.toMatch(/token=|<b>/);
    },
  );

  it.each([
    ['%2Forder%2F', '/order/'],
    ['/event/yoga-du-dimanche', '/event/yoga-du-dimanche'],
    ['%2Fmemberships%2F%3Fpage%3D2', '/memberships/?page=2&amp;'],
    ['%2Fmemberships%2F%3Fas%3Ddemo-coach%26page%3D2', '/memberships/?page=2&amp;'],
    ['%2Fmemberships%2F%3Fas%3D', '/memberships/'],
    ['%2F%2Fevil.example', '/'],
    ['%2F%2Fevil.example%3Fpage%3D2', '/'],
    ['https://evil.example/', '/'],
    ['/%5Cevil.example', '/'],
    ['/a?b%22%3E%3Cb%3E', '/'],
    ['&back=/order/', '/'],
    ['', '/'],
  ])(
    "D-demo-sign-in: each user's link on the sign-in page leads back to the page from which the visitor came, if it is on this site: %s",
    async (back, path) => {
      const { status, html } = await visit(`/sign-in/?back=${back}`);
      expect(status).toBe(200);
      const address = path.includes('?') ? path : `${path}?`;
      expect(html).toContain(`<a href="${address}as=demo-customer"><strong>Alice Marchand</strong>`);
      expect(html).not.toMatch(/evil|<b>/);
    },
  );

  it("the demo's log-in is not on a partner's page", async () => {
    const { port } = new URL(demo.url);
    const headers = { host: `partner.localhost:${port}`, cookie: 'as=demo-customer' };
    const [answer] = (await once(get({ host: '127.0.0.1', port, path: '/', headers }), 'response')) as [
      IncomingMessage,
    ];
    expect(await text(answer)).not.toContain('token');
  });
});

describe('C-pages: /user/{ownerUrl}', () => {
  it.each(['bulle-et-sens', '3030'])(
    'the page of a venue has the venue, its slots, offers and animations: %s',
    async (url) => {
      const { status, html } = await visit(`/user/${url}`);
      expect(status).toBe(200);
      expect(html).toContain('<title>Bulle &amp; Sens · Créneau</title>');
      expect(html).toContain('<h1 class="hidden-heading">Bulle &amp; Sens, Lyon</h1>');
      expect(html).toContain('<creneau-provider-card provider="bulle-et-sens">');
      expect(html).toContain('<creneau-slotted-calendar user="bulle-et-sens" mode="default">');
      expect(html).toContain('<creneau-offers-list id="offers" provider="bulle-et-sens" limit="6">');
      expect(html).toContain('<creneau-pager for="offers">');
      expect(html).toContain('<creneau-animations-slider id="animations" period="future" user="bulle-et-sens">');
      expect(html).toContain('<creneau-provider-map provider="bulle-et-sens">');
    },
  );

  it('the page of a venue without slots and animations has no calendar and no animations', async () => {
    const { html } = await visit('/user/claire-dumas');
    expect(html).toContain('<creneau-offers-list');
    expect(html).not.toMatch(/<creneau-(?:slotted-calendar|animations-slider)/);
  });
});

describe('D-terms: /terms/{ownerUrl}', () => {
  it.each(['studio-lumiere', '42'])("the page of terms shows the provider's terms: %s", async (url) => {
    const { status, html, policy } = await visit(`/terms/${url}`);
    expect(status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(html).toContain('<h1>Conditions de réservation</h1>');
    expect(html).toContain('<a href="/user/studio-lumiere">Studio Lumière</a>, Paris');
    expect(html).toContain("jusqu'à 24 heures avant");
    expect(html).toContain('<h2>Remboursement</h2>');
    expect(html).toContain('<h2>Droit de rétractation</h2>');
  });

  it('the page of terms is in English on the English site', async () => {
    const html = await visitEnglish('/terms/studio-lumiere');
    expect(html).toContain('<h1>Booking terms</h1>');
    expect(html).toContain('up to 24 hours before');
    expect(html).toContain('no 14-day right of withdrawal');
  });
});

describe('C-pages: /event/ and /animation/', () => {
  it.each([
    ['/event/list/', '<creneau-event-list><template shadowrootmode="open"><link'],
    ['/event/list', '<creneau-pager><template shadowrootmode="open"><link'],
    ['/animation/', '<creneau-animations-slider id="past" period="past">'],
    ['/event/1', '<creneau-event-details event="stage-de-yoga-et-respiration">'],
    ['/event/stage-de-yoga-et-respiration', '<h1 class="hidden-heading">Stage de yoga et respiration</h1>'],
    ['/animation/1', '<creneau-event-details animation="yoga-en-direct-du-studio">'],
    ['/animation/yoga-en-direct-du-studio', '<h1 class="hidden-heading">Yoga en direct du studio</h1>'],
  ])('S-routes: %s is composed of its elements', async (path, element) => {
    const { status, html, policy } = await visit(path);
    expect(status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(html).toContain(element);
  });

  it('the page of an offer that is booked by slots redirects to the page of its slots', async () => {
    for (const path of ['/event/20', '/animation/3']) {
      const answer = await fetch(`${demo.url}${path}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/slotted/padel-duo']);
    }
  });
});

describe("C-pages: a customer's own pages, and the last lists", () => {
  it.each([
    ['/order/?as=demo-customer', '<creneau-order-history id="future" period="future">', 'My orders'],
    ['/order/?as=demo-customer', '<creneau-order-history id="past" period="past">', 'My orders'],
    ['/order/', '<creneau-order-history></creneau-order-history>', 'My orders'],
    ['/memberships/', '<creneau-membership-list>', 'Memberships'],
    ['/play/', '<creneau-replay-list>', 'Replays'],
    ['/fitness/', '<creneau-fitness-dashboard>', 'My fitness'],
    ['/studio/', '<creneau-studio-day>', 'The studio’s day'],
  ])('a page has its element and its heading: %s, %s', async (path, element, heading) => {
    const { status, html, policy } = await visit(path);
    expect(status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(html).toContain(element);
    expect(await visitEnglish(path)).toContain(`<h1>${heading}</h1>`);
  });
});

describe('C-pages: the site', () => {
  it('the site is in English on en.localhost, and the links of its slots stay on that host', async () => {
    for (const [path, words] of [
      ['/', 'Find your next class'],
      ['/slotted/padel-duo', 'Offered by <a href="/user/studio-lumiere">'],
      ['/user/studio-lumiere', 'aria-label="Users of the demo"'],
    ] as const) {
      const html = await visitEnglish(path);
      expect(html).toContain('<html lang="en">');
      expect(html).toContain(`data-site-url="${demo.url.replace('localhost', 'en.localhost')}"`);
      expect(html).toContain(words);
    }
  });

  it('D-translations: elements of a page ask the API of the same host name, and its content is in English', async () => {
    const site = demo.url.replace('localhost', 'en.localhost');
    const html = await visitEnglish('/user/studio-lumiere');
    expect(html).toContain(`data-api-url="${site}/api"`);
    expect(html).toContain('Gentle yoga');
    expect(await visitEnglish('/event/yoga-du-dimanche')).toContain('Sunday yoga');
    const french = await visit('/user/studio-lumiere');
    expect(french.html).not.toContain('data-api-url');
    expect(french.html).toContain('Yoga doux');
  });

  it.each([
    '/slotted/nothing',
    '/user/nobody',
    `/slotted/${'x'.repeat(300)}`,
    '/user/%3Cb%3E',
    '/terms/nobody',
    '/event/nothing',
    '/animation/nothing',
    '/nothing',
  ])('a page that does not exist says so in both languages: %s', async (path) => {
    const { status, html } = await visit(path);
    expect(status).toBe(404);
    expect(html).toContain('<h1><span lang="fr">Cette page n\'existe pas.</span></h1>');
    expect(html).toContain('<span lang="en">This page does not exist.</span>');
    expect(html).not.toContain('<b>');
  });

  it('C-health: the site responds to GET and HEAD /healthz', async () => {
    expect(await (await fetch(`${demo.url}/healthz`)).json()).toEqual({ ready: true });
    const head = await fetch(`${demo.url}/healthz`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('D-metrics: the site has no /metrics unless METRICS is on', async () => {
    expect((await fetch(`${demo.url}/metrics`)).status).toBe(404);
  });
});
