import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { readPage } from '../../fixtures/server/read-page.ts';

let demo: Demo;
let english: string;
beforeAll(async () => {
  demo = await startDemo();
  english = demo.url.replace('localhost', 'en.localhost');
});
afterAll(() => demo?.stop());

/** Asks for the answer of an address; `more` are further parameters. */
async function ask(url: string, more = {}) {
  const answer = await fetch(`${demo.url}/oembed?${new URLSearchParams({ url, ...more })}`);
  const { status, headers } = answer;
  return { status, headers, body: status === 200 ? await answer.json() : null };
}

/** Returns the nodes of an answer's HTML. */
function nodesOf(html: string) {
  const { document } = new Window();
  document.body.innerHTML = html;
  const [frame, ...others] = document.querySelectorAll('iframe');
  const link = document.querySelector('blockquote > a');
  const names = [...document.body.querySelectorAll('*')].map(({ localName }) => localName);
  return { names, frame, others, href: link?.getAttribute('href'), text: link?.textContent };
}

const EVENT = '/event/stage-de-yoga-et-respiration';

/** An address, what the link and the frame of its answer say, and its title in French and in English. */
const ANSWERS = [
  [
    '/slotted/yoga-doux',
    ['/slotted/yoga-doux#creneau=picker', '/slotted/yoga-doux?creneau=picker'],
    ['Yoga doux · Studio Lumière', 'Gentle yoga · Studio Lumière'],
  ],
  [
    '/slotted/yoga-doux?utm_source=x#creneau&theme=dark&height=900',
    ['/slotted/yoga-doux#creneau&theme=dark', '/slotted/yoga-doux?creneau&theme=dark'],
    ['Yoga doux · Studio Lumière', 'Gentle yoga · Studio Lumière'],
  ],
  [
    `${EVENT}#anything`,
    [`${EVENT}#creneau`, `${EVENT}?creneau`],
    ['Stage de yoga et respiration · Studio Lumière', 'Yoga and breathing course · Studio Lumière'],
  ],
  [
    '/animation/1',
    ['/animation/1#creneau', '/animation/1?creneau'],
    ['Yoga en direct du studio · Studio Lumière', 'Yoga live from the studio · Studio Lumière'],
  ],
  [
    '/user/studio-lumiere#creneau=calendar',
    ['/user/studio-lumiere#creneau=calendar', '/user/studio-lumiere?creneau=calendar'],
    ['Studio Lumière · Créneau', 'Studio Lumière · Créneau'],
  ],
  [
    '/event/list/?as=demo-admin&sport=yoga&city=paris&page=2',
    ['/event/list/?city=paris&sport=yoga#creneau', '/event/list/?city=paris&sport=yoga&creneau'],
    ['Événements · Créneau', 'Events · Créneau'],
  ],
  ['/animation/', ['/animation/#creneau', '/animation/?creneau'], ['Animations · Créneau', 'Animations · Créneau']],
  [
    '/memberships/',
    ['/memberships/#creneau', '/memberships/?creneau'],
    ['Abonnements · Créneau', 'Memberships · Créneau'],
  ],
] as const;

describe('D-oembed, C-oembed: the answer', () => {
  it.each(ANSWERS)(
    'the answer of %s has a marked link and one frame, in the language of the address',
    async (path, [link, frame], titles) => {
      for (const [index, site] of [demo.url, english].entries()) {
        const { status, headers, body } = await ask(site + path);
        const title = titles[index] ?? '';
        expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
        expect(body).toMatchObject({ version: '1.0', type: 'rich', title, provider_name: 'Créneau' });
        expect(body).toMatchObject({ provider_url: `${site}/`, cache_age: 86_400, width: 600 });
        const nodes = nodesOf(body.html);
        expect(nodes.names).toEqual(['blockquote', 'a', 'iframe']);
        expect([nodes.href, nodes.text]).toEqual([site + link, title]);
        const {
          src,
          width,
          height,
          title: name,
        } = Object.fromEntries([...(nodes.frame?.attributes ?? [])].map((each) => [each.name, each.value]));
        expect([src, width, height, name]).toEqual([`${site}/embed${frame}`, '100%', String(body.height), title]);
        const { type, url, html } = (await ask(site + path, { as: 'link' })).body;
        expect([type, url, html]).toEqual(['link', site + link, undefined]);
      }
    },
  );

  it.each([
    [{ maxwidth: '500', maxheight: '750' }, [500, 750]],
    [{ maxwidth: '343' }, [343, 1000]],
    [{ maxwidth: '9000', maxheight: '9000' }, [800, 736]],
    [{ maxwidth: '-1', maxheight: 'all' }, [600, 736]],
    [{ maxwidth: '0', maxheight: '1e3' }, [600, 736]],
  ])('the size for %o is %o; what is no number of pixels is ignored', async (more, size) => {
    const { body } = await ask(`${demo.url}/slotted/yoga-doux`, more);
    expect([body.width, body.height]).toEqual(size);
  });

  it.each([
    ['/slotted/nothing'],
    ['/event/nothing'],
    ['/event/list'],
    ['/'],
    ['/order/'],
    ['/studio/'],
    ['/order/#order=0b9f4b6e-3c1d-4f5a-9e21-6a7d8c9b0a1f&key=k'],
    // A private person.
    ['/user/jade-ambassadrice'],
    ['/api/v1/config'],
    ['/slotted/%E0%A4'],
    ['/slotted/yoga%00'],
    ['/constructor/__proto__'],
  ])('nothing of %s can be embedded', async (path) => {
    expect((await ask(demo.url + path)).status).toBe(404);
    expect([400, 404]).toContain((await fetch(`${demo.url}/embed${path}`)).status);
  });

  it('other sites, other formats, and what is no address are refused', async () => {
    const page = `${demo.url}/slotted/yoga-doux`;
    const asked = await Promise.all([
      ...[page.replace('localhost', 'other.example'), page.replace('//', '//localhost@other.example:'), ''].map((url) =>
        ask(url),
      ),
      ask(page, { format: 'xml' }),
      ask(page, { format: 'json' }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 501, 200]);
    expect((await fetch(`${demo.url}/oembed`)).status).toBe(404);
    expect((await fetch(`${demo.url}/oembed?url=${page}&url=${page}`)).status).toBe(404);
  });
});

describe('D-oembed: what leads to the answer', () => {
  it.each([
    ['/slotted/yoga-doux', '/slotted/yoga-doux'],
    ['/event/1', EVENT],
    ['/event/list/?fbclid=1&city=paris', '/event/list/?city=paris'],
    ['/user/42', '/user/studio-lumiere'],
    ['/memberships/', '/memberships/'],
    ['/', null],
    ['/play/', null],
    ['/order/', null],
    ['/slotted/nothing', null],
    ['/user/jade-ambassadrice', null],
  ])('the page %s names the answer of %s', async (path, address) => {
    for (const [lang, site] of [
      ['fr', demo.url],
      ['en', english],
    ] as const) {
      const { document } = await readPage(demo.url, path, lang);
      const link = document.querySelector('link[type="application/json+oembed"]');
      const href = `${site}/oembed?${new URLSearchParams({ url: site + address, format: 'json' })}`;
      expect(link?.getAttribute('href') ?? null).toBe(address && href);
      if (address) expect((await ask(site + address)).body.title).toContain('·');
      expect(link?.getAttribute('title') ?? '').toContain(address ? '·' : '');
    }
  });
});

describe('D-oembed, D-headers: the page in the frame', () => {
  it('every site can frame it, it has no origin, sends no forms, and knows no user', async () => {
    const answer = await fetch(`${demo.url}/embed/slotted/yoga-doux?creneau=picker&as=demo-customer`, {
      headers: { cookie: 'as=demo-customer' },
    });
    const policy = answer.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy.filter((each) => /^frame-ancestors|^sandbox/.test(each))).toEqual([
      'frame-ancestors *',
      'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation allow-top-navigation-by-user-activation',
    ]);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/data-token|demo-customer|<creneau-checkout|mode="picker"/);
  });
});
