import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../demo/pages/qa/client/elements.ts';
import { galleryQuery, readGallery, sightsOf } from '../../demo/pages/qa/client/gallery/gallery-state.ts';
import { redacted } from '../../demo/pages/qa/client/logs/redacted.ts';
import { type QaState, queryOf, readState } from '../../demo/pages/qa/client/qa-state.ts';
import { reactSnippet, vueSnippet } from '../../demo/pages/qa/client/snippet/framework.ts';
import { policyLine } from '../../demo/pages/qa/client/snippet/policy.ts';
import {
  divSnippet,
  htmlSnippet,
  linkSnippet,
  npmSnippet,
  pinnedTag,
} from '../../demo/pages/qa/client/snippet/snippet.ts';
import { presetsAfter } from '../../demo/pages/qa/client/times.ts';
import { STATES } from '../../demo/states.ts';

const attribute = (name: string, text: string, byDefault: unknown = null) => ({
  name,
  description: `The ${name}.`,
  type: { text },
  default: JSON.stringify(byDefault),
});

const FIRST = { attributes: { event: 'yoga-doux', mode: 'picker' }, user: '' };

const elements = elementsOf({
  modules: [
    {
      declarations: [
        {
          tagName: 'creneau-pager',
          description: 'The page bar.',
          attributes: [attribute('for', 'string | null'), attribute('page-param', 'string | null', 'page')],
          events: [{ name: 'creneau-pagechange', description: 'A page was chosen.' }],
        },
        {
          tagName: 'creneau-slotted-calendar',
          description: 'The slots.',
          attributes: [
            attribute('event', 'string | null'),
            attribute('mode', "'default' | 'picker'", 'default'),
            attribute('weeks', 'number', 4),
            attribute('compact', 'boolean', false),
          ],
          events: [],
        },
        { tagName: 'creneau-toaster', description: 'Toasts.', attributes: [], events: [] },
        { tagName: 'creneau-provider-map', description: 'A map.', attributes: [], events: [] },
        { tagName: 'creneau-replay-list', description: 'Replays.', attributes: [], events: [] },
        {
          tagName: 'creneau-event-details',
          description: 'An event.',
          attributes: [attribute('event', 'string | null'), attribute('animation', 'string | null')],
          events: [],
        },
        { tagName: 'creneau-order-history', description: 'Orders.', attributes: [], events: [] },
      ],
    },
  ],
}).map((facts) => (facts.name === 'slotted-calendar' ? { ...facts, first: FIRST } : facts));

const stateOf = (query: string): QaState => readState(new URLSearchParams(query), elements);
const SOURCES = { bundle: 'https://cdn.example', english: 'https://cdn.example', tiles: null, height: 519.5 };

describe('C-pages: the QA page knows each element by its definition', () => {
  it('the QA page has a control for each attribute, by its type', () => {
    expect(
      elements[1]?.attributes.map(({ name, kind, choices, byDefault }) => [name, kind, choices, byDefault]),
    ).toEqual([
      ['event', 'text', [], ''],
      ['mode', 'choice', ['default', 'picker'], 'default'],
      ['weeks', 'number', [], '4'],
      ['compact', 'flag', [], 'false'],
    ]);
  });
});

describe('C-pages: the address of the QA page', () => {
  it.each([
    'element=slotted-calendar&a-event=padel-duo&a-mode=picker&lang=en&theme=dark&zone=Asia%2FTokyo&currency=CHF&user=demo-coach&fault=cut&host=rtl&consent=map+video&now=2026-10-25T00%3A30&width=375',
    'element=slotted-calendar&a-compact=',
    'element=pager&consent=none',
    'element=toaster',
    'element=pager&api=https%3A%2F%2Fapi.example%2Fapi&partner=studio&tiles=https%3A%2F%2Ft.example%2F%7Bz%7D%2F%7Bx%7D%2F%7By%7D.png',
  ])('the address holds the complete state of the QA page: %s', (query) => {
    expect(queryOf(stateOf(query)).toString()).toBe(query);
  });

  it.each([
    '',
    'element=nothing',
    'element=__proto__',
    'lang=de&theme=red&zone=Mars&currency=eur&user=root&fault=~cut&host=../x&consent=all&now=soon&width=wide',
    'now=2026-02-30T00:00&width=0&a-nothing=1',
    'now=1999-12-31T23:59&width=-5&consent=',
  ])('an invalid address of the QA page falls back to the defaults: %s', (query) => {
    expect(queryOf(stateOf(query)).toString()).toBe('element=slotted-calendar&a-event=yoga-doux&a-mode=picker');
  });

  it.each([
    ['1', 240],
    ['9999', 2560],
    ['375', 375],
  ])('the address of the QA page keeps the width within bounds: %s', (text, width) => {
    expect(stateOf(`width=${text}`).width).toBe(width);
  });
});

describe('C-embedding: the printed snippet', () => {
  it('C-integrity: the script tag of a pinned version has its integrity, and the same settings', () => {
    const release = { version: '1.2.3', integrity: 'sha384-abc' };
    expect(pinnedTag(stateOf('element=slotted-calendar&lang=en'), SOURCES, release)).toBe(
      `<script async src="https://cdn.example/creneau/1.2.3/creneau.js"
        integrity="sha384-abc" crossorigin data-lang="en"></script>`,
    );
  });

  it('C-first-answer, D-reserved-height: the snippet has the line for the first view, the script tag, and the element with its height and its fallback', () => {
    const state = stateOf('element=slotted-calendar&a-event=yoga-doux&a-mode=picker&lang=en&consent=none');
    expect(htmlSnippet(state, SOURCES)).toBe(
      [
        '<link rel="preload" as="fetch" crossorigin href="https://cdn.example/api/v1/first/slotted-calendar?event=yoga-doux&amp;mode=picker&amp;lang=en">',
        '<script async src="https://cdn.example/creneau/1/creneau.js" data-lang="en" data-consent="none"></script>',
        '<creneau-slotted-calendar event="yoga-doux" mode="picker" style="display: block; min-height: 520px"><a href="https://cdn.example/slotted/yoga-doux">See the slots</a></creneau-slotted-calendar>',
      ].join('\n'),
    );
  });

  it.each([
    ['event-details&a-event=yoga-au-parc', '/event/yoga-au-parc'],
    ['event-details&a-animation=la-rentree', '/animation/la-rentree'],
    ['slotted-calendar&a-event=yoga-doux', '/slotted/yoga-doux'],
    ['order-history', '/order/'],
  ])('the fallback of %s leads to its page', (query, path) => {
    expect(htmlSnippet(stateOf(`element=${query}`), SOURCES)).toContain(`<a href="https://cdn.example${path}">`);
  });

  it('D-translations: on an English page, the snippet names the English site', async () => {
    const state = stateOf('element=pager&lang=en');
    const english = { ...SOURCES, english: 'https://en.cdn.example' };
    expect(htmlSnippet(state, english)).toContain(
      ' data-api-url="https://en.cdn.example/api" data-site-url="https://en.cdn.example" data-lang="en"></script>',
    );
    expect(await policyLine(state, english)).toContain('connect-src https://cdn.example https://en.cdn.example');
    expect(npmSnippet(state, english)).toContain('apiUrl: "https://en.cdn.example/api"');
    expect(htmlSnippet(stateOf('element=pager&lang=fr'), english)).not.toContain('https://en.');
  });

  it('the snippet escapes what is written into an attribute', () => {
    const state = stateOf(`element=slotted-calendar&a-event=${encodeURIComponent('"><script>alert(1)</script>&amp;')}`);
    const html = htmlSnippet(state, { ...SOURCES, tiles: '{"url":"x"}' });
    expect(html).toContain('event="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('the snippet reserves no room for elements that lie over the page, and leaves out fault and time', () => {
    const html = htmlSnippet(stateOf('element=toaster&fault=cut&now=2026-10-25T00:30'), SOURCES);
    expect(html).not.toMatch(/<style|~cut|~now/);
  });

  it('the snippet includes the list that a pager belongs to, and the tiles of a map', () => {
    const tiles = '{"url":"https://tiles.example/{z}/{x}/{y}.png"}';
    const html = htmlSnippet(stateOf('element=pager'), { ...SOURCES, tiles });
    expect(html).toContain('<creneau-event-list></creneau-event-list>');
    expect(html).toContain('data-tiles="{&quot;url&quot;:&quot;https://tiles.example/{z}/{x}/{y}.png&quot;}"');
  });

  it('the snippet for npm has the same content', () => {
    const code = npmSnippet(
      stateOf('element=slotted-calendar&a-event=yoga-doux&zone=Asia/Tokyo&user=demo-coach'),
      SOURCES,
    );
    expect(code).toContain("import 'creneau/slotted-calendar';");
    expect(code).toContain('  apiUrl: "https://cdn.example/api",');
    expect(code).toContain('  timeZone: "Asia/Tokyo",');
    expect(code).toContain('token: async () => "demo-coach"');
    expect(code).toContain('// <creneau-slotted-calendar event="yoga-doux"></creneau-slotted-calendar>');
  });
});

describe('C-embedding: the same snippet in other forms', () => {
  const PICKER = 'element=slotted-calendar&a-event=yoga-doux&a-mode=picker&a-weeks=2&a-compact=';
  const [, facts] = elements;

  it('C-site-builders: the snippet for site builders has a div in place of the tag', () => {
    expect(divSnippet(stateOf('element=slotted-calendar&a-event=yoga-doux&lang=en'), SOURCES)).toBe(
      [
        '<link rel="preload" as="fetch" crossorigin href="https://cdn.example/api/v1/first/slotted-calendar?event=yoga-doux&amp;lang=en">',
        '<script async src="https://cdn.example/creneau/1/creneau.js" data-lang="en"></script>',
        '<div data-creneau="slotted-calendar" data-event="yoga-doux" style="display: block; min-height: 520px"><a href="https://cdn.example/slotted/yoga-doux">See the slots</a></div>',
      ].join('\n'),
    );
    expect(divSnippet(stateOf('element=pager'), SOURCES)).toContain('<div data-creneau="event-list"></div>');
  });

  it('C-link-form: the snippet for editors that keep links alone is a link with the height; some elements have none', () => {
    expect(linkSnippet(stateOf('element=slotted-calendar&a-event=yoga-doux&a-mode=picker&lang=en'), SOURCES)).toBe(
      [
        '<script async src="https://cdn.example/creneau/1/creneau.js" data-lang="en" data-links="main"></script>',
        '<p><a href="https://cdn.example/slotted/yoga-doux#creneau=picker&amp;height=520">See the slots</a></p>',
      ].join('\n'),
    );
    expect(linkSnippet(stateOf('element=pager'), SOURCES)).toBeNull();
  });

  it('the snippet can have a nonce on script and style, which the policy then names in place of our server', async () => {
    const state = stateOf('element=slotted-calendar&a-event=yoga-doux');
    expect(htmlSnippet(state, SOURCES, 'abc').match(/<(?:script async|style) nonce="abc"/g)).toHaveLength(2);
    const line = await policyLine(state, SOURCES, 'abc');
    expect(line).toContain("script-src 'nonce-abc' 'strict-dynamic';");
    expect(line).toContain("style-src 'nonce-abc';");
  });

  it('the snippet has the API, the partner and the tiles that are typed, and the policy names their servers', async () => {
    const state = stateOf(
      `element=provider-map&api=https://api.example/api&partner=studio&tiles=${encodeURIComponent('https://t.example/{z}/{x}/{y}')}`,
    );
    const sources = { ...SOURCES, tiles: state.typed.tiles };
    expect(htmlSnippet(state, sources)).toContain(
      'data-partner="studio" data-tiles="https://t.example/{z}/{x}/{y}" data-api-url="https://api.example/api"',
    );
    expect(npmSnippet(state, sources)).toContain('  apiUrl: "https://api.example/api",');
    expect(npmSnippet(state, sources).match(/tiles:/g)).toHaveLength(1);
    expect(await policyLine(state, sources)).toContain(
      'connect-src https://cdn.example https://api.example https://t.example;',
    );
  });

  it('the snippet for React is a component, with a checkout beside a calendar that sells', () => {
    if (!facts) throw new Error('There is no calendar.');
    const code = reactSnippet(stateOf(PICKER), SOURCES, facts);
    expect(code).toContain("import { configure } from 'creneau/react';");
    expect(code).toContain("import 'creneau/checkout';");
    expect(code).toContain(
      '<creneau-slotted-calendar id="booking" event="yoga-doux" mode="picker" weeks={2} compact />',
    );
    expect(code).toContain('<creneau-checkout for="booking" />');
    const quoted = stateOf(`element=slotted-calendar&a-event=${encodeURIComponent('"{a}')}`);
    expect(reactSnippet(quoted, SOURCES, facts)).toContain('  return <creneau-slotted-calendar event={"\\"{a}"} />;');
  });

  it('the snippet for Vue is a component', () => {
    if (!facts) throw new Error('There is no calendar.');
    const code = vueSnippet(stateOf(PICKER), SOURCES, facts);
    expect(code).toContain("import { configure } from 'creneau/vue';");
    expect(code).toContain(
      '<creneau-slotted-calendar id="booking" event="yoga-doux" mode="picker" :weeks="2" compact />',
    );
  });
});

describe('C-embedding: the printed policy', () => {
  it('the policy allows what the calendar needs: the style of both forms by its hash, and Stripe', async () => {
    const line = await policyLine(stateOf('element=slotted-calendar'), SOURCES);
    const hash = createHash('sha256').update('display: block; min-height: 520px').digest('base64');
    expect(line.split('; ')).toEqual([
      "Content-Security-Policy: default-src 'none'",
      'script-src https://cdn.example https://js.stripe.com https://*.js.stripe.com',
      'connect-src https://cdn.example https://api.stripe.com',
      'img-src https://cdn.example',
      `style-src 'unsafe-hashes' 'sha256-${hash}'`,
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    ]);
  });

  it.each([
    ['provider-map', null, /connect-src \S+ https:\/\/tile\.openstreetmap\.org;.*worker-src blob:/],
    [
      'provider-map',
      '{"url":"https://t.example/{z}/{x}/{y}.png"}',
      /connect-src https:\/\/cdn\.example https:\/\/t\.example;/,
    ],
    ['provider-map', '{"url":"https://cdn.example/{z}/{x}/{y}.png"}', /connect-src https:\/\/cdn\.example;/],
    ['event-details', null, /script-src \S+ https:\/\/js\.stripe\.com .*worker-src blob:; frame-src /],
    ['order-history', null, /^[^;]+; script-src \S+; connect-src \S+; img-src \S+; style-src [^;]+$/],
    ['replay-list', null, /media-src https:\/\/cdn\.example$/],
    ['toaster', null, /^\S+ default-src 'none'; script-src \S+; connect-src \S+; img-src \S+$/],
  ])('the policy allows what %s needs (tiles: %s)', async (element, tiles, expected) => {
    expect(await policyLine(stateOf(`element=${element}`), { ...SOURCES, tiles })).toMatch(expected);
  });
});

describe("C-events: an event's detail", () => {
  it("the QA page shows an event's detail without tokens and with functions as ƒ, even if it is circular", () => {
    const round: Record<string, unknown> = { token: 'demo-customer', renew: () => {}, page: { n: 1, big: 2n } };
    round['self'] = round;
    expect(redacted(round)).toBe(
      '{ "token": "•••", "renew": "ƒ", "page": { "n": 1, "big": "2n" }, "self": "(again)" }',
    );
    expect([redacted(null), redacted(undefined), redacted('a')]).toEqual(['null', '', '"a"']);
    const bad = {
      get a(): never {
        throw new Error('no');
      },
    };
    expect(redacted(bad)).toContain('no');
  });
});

describe('D-qa-time: the preset times', () => {
  it.each([
    ['2026-11-24T09:00:00Z', ['2027-03-28T00:30', '2027-10-31T00:30', '2026-11-30T22:59', '2027-11-24T09:00']],
    ['2026-07-15T09:00:00Z', ['2027-03-28T00:30', '2026-10-25T00:30', '2026-07-31T21:59', '2027-07-15T09:00']],
    ['2026-12-31T23:30:00Z', ['2027-03-28T00:30', '2027-10-31T00:30', '2027-01-31T22:59', '2027-12-31T09:00']],
  ])('the preset times after %s are the next clock changes, the end of the month and a year later', (now, expected) => {
    expect(presetsAfter(Date.parse(now)).map((preset) => preset.now)).toEqual(expected);
  });
});

describe('D-gallery: the gallery', () => {
  it('the gallery shows each state in each width, language and theme that is chosen', () => {
    const chosen = readGallery(
      new URLSearchParams('element=toaster+search&width=375+1280&lang=en&theme=light+dark'),
      STATES,
    );
    const count = STATES.filter(({ element }) => element === 'search' || element === 'toaster').length;
    expect(sightsOf(chosen, STATES)).toHaveLength(count * 2 * 1 * 2);
    const named = readGallery(new URLSearchParams('element=search&name=NOTHING'), STATES);
    expect(sightsOf(named, STATES).map(({ state }) => state.name)).toEqual(['nothing found']);
    expect(readGallery(galleryQuery(named), STATES)).toEqual(named);
    expect(readGallery(galleryQuery(chosen), STATES)).toEqual(chosen);
  });

  it.each(['', 'element=nothing&width=9&lang=de&theme=x'])(
    'the gallery shows its defaults if the address is invalid: %s',
    (query) => {
      const chosen = readGallery(new URLSearchParams(query), STATES);
      expect(chosen).toEqual({
        elements: [STATES[0]?.element],
        name: '',
        axes: { width: ['1280'], lang: ['fr'], theme: ['light'] },
      });
    },
  );
});
