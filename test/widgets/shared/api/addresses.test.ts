import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchEvents } from '../../../../widgets/shared/api/catalogue/event.ts';
import { onSite, siteAddress } from '../../../../widgets/shared/page/site-address.ts';
import { aPageOf } from '../../../fixtures/data/catalogue-payloads.ts';
import { anEventPayload } from '../../../fixtures/data/events.ts';
import { fc } from '../../../fixtures/data/properties.ts';
import { answering } from '../../a-client.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Whether an event with this address is kept. The valid event beside it always is. */
async function isKept(url: string): Promise<boolean> {
  const payload = aPageOf([anEventPayload({ url }), anEventPayload({ url: 'good', enseigne: null })]);
  const { items } = await fetchEvents(answering(payload), {}, { page: 1 });
  expect(items.at(-1)?.url).toBe('good');
  return items.length === 2;
}

/** Texts that resemble addresses. */
const odd = fc
  .array(
    fc.oneof(
      fc.constantFrom('http:', 'HTTPS:', '/', '//', '\\', '[', ']', ':', '99999', '@', '%', '..', '.', '?', '#', ' '),
      fc.constantFrom('javascript:', 'data:', '\t', '\n', '\u0000', '\ud800', 'x', 'é', 'xn--', '<'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 5 },
  )
  .map((pieces) => pieces.join(''));

describe('D-payload-addresses: an address in a payload is http(s), a path or a slug', () => {
  it.each([
    ['yoga', 'https://m.example/event/yoga'],
    ['a b', 'https://m.example/event/a%20b'],
    ['/cours/7?a=1', 'https://m.example/cours/7?a=1'],
    ['//studio.example/7', 'https://studio.example/7'],
    ['http://studio.example/7', 'http://studio.example/7'],
    ['HTTP://studio.example/7', 'http://studio.example/7'],
  ])('an item with the url %s leads to %s', async (url, href) => {
    expect(await isKept(url)).toBe(true);
    expect(siteAddress('event', url, 'https://m.example').href).toBe(href);
  });

  it.each([
    ...['', '.', '..', 'a:b', 'a/b', 'a?b', 'a#b', '\ud800', 'javascript:alert(1)', 'data:text/html,', ' javascript:x'],
    ...['http:', 'https://', 'http://[', 'HTTPS://x:99999', '//', '//[', '//x:99999/', 'https://a b/', 'http:x'],
  ])('an item with the invalid url %j is left out, and the others stay', async (url) => {
    expect(await isKept(url)).toBe(false);
  });

  it('every url that is kept can be made a link, on any marketplace', async () => {
    await fc.assert(
      fc.asyncProperty(odd, fc.constantFrom('https://m.example', 'http://m.example/shop', ''), async (url, siteUrl) => {
        if (await isKept(url)) expect(siteAddress('event', url, siteUrl).protocol).toMatch(/^https?:$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('D-payload-addresses: the address of a picture', () => {
  const pictureOf = async (medium: unknown) =>
    (await fetchEvents(answering(aPageOf([anEventPayload({ picture: { medium } })])), {}, { page: 1 })).items[0]
      ?.picture.medium;

  it.each(['http://[', '//', 'HTTPS://x:99999', 'javascript:alert(1)', 'a.jpg', '', 7, null])(
    'the address %j is not a picture, and its event stays',
    async (medium) => {
      expect(await pictureOf(medium)).toBeNull();
    },
  );

  it.each(['/a.svg', 'https://cdn.example/a.svg', 'HTTP://cdn.example/a.svg'])(
    'the address %s is a picture',
    async (medium) => {
      expect(await pictureOf(medium)).toBe(medium);
    },
  );

  it('the site of links is that of the page if no marketplace address is set', () => {
    expect(onSite('/a.svg', '').href).toBe(`${location.origin}/a.svg`);
  });
});
