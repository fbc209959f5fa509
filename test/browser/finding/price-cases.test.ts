import { expect, test } from '../../fixtures/browser/test.ts';
import { aDateObject } from '../../fixtures/data/catalogue-payloads.ts';
import { anEventPayload } from '../../fixtures/data/events.ts';
import { openMarkup } from './a-finding-page.ts';
import { eventCalls, seen, serveOnly } from './an-event-api.ts';

const struck = { initialPrice: 15, discount: 20 };

/** The API's fields, and the card's price, badge and date in French and in English. */
const CASES = [
  [{ isTeaser: true, ...struck }, "Ça m'intéresse", '', "I'm interested", ''],
  [{ isCashBack: true, ...struck }, 'Cashback', '-20 %', 'Cashback', '-20%'],
  [{ isInformation: true, ...struck }, '', '', '', ''],
  [{ hasMembership: true, type: 'slotted' }, 'Abonné', '', 'Subscribed', ''],
  [{ type: 'open', date: null }, 'à partir de 12,00 €', '', 'from €12.00', ''],
  [{ price: 0 }, 'Gratuit', '', 'Free', ''],
  [{ price: 0, type: 'open', date: null }, 'Gratuit', '', 'Free', ''],
  [{}, '12,00 €', '', '€12.00', ''],
  [struck, '12,00 € 15,00 €', '-20 %', '€12.00 €15.00', '-20%'],
] as const;

const MARKUP = '<creneau-event-list></creneau-event-list>';

test.describe('S-price-area: every price case on its card', { tag: '@long' }, () => {
  test.beforeEach(({ relay }) => {
    const events = CASES.map(([changes], id) =>
      anEventPayload({ id, title: `Cas ${id}`, url: `cas-${id}`, ...changes }),
    );
    serveOnly(relay, events);
  });

  test('every price case is shown in French, then live in English, without another call', async ({ relay }) => {
    const { page, heard } = await openMarkup(relay, MARKUP);
    const cards = page.locator('[part~="event"]');
    await cards.first().waitFor();
    const read = async () => {
      const texts = [];
      for (const card of await cards.all()) {
        const parts = [];
        for (const name of ['event-price', 'badge']) {
          const part = card.locator(`[part~="${name}"]`);
          parts.push((await part.count()) > 0 ? await seen(part) : '');
        }
        texts.push(parts);
      }
      return texts;
    };
    expect(await read()).toEqual(CASES.map(([, price, badge]) => [price, badge]));
    expect(await seen(cards.nth(7).locator('[part~="event-when"]'))).toBe('26 nov. 2026 14H30');
    const before = relay.calls().length;
    await page.locator('creneau-event-list').evaluate((list) => list.setAttribute('lang', 'en'));
    await page.getByText("I'm interested").waitFor();
    expect(await read()).toEqual(CASES.map(([, , , price, badge]) => [price, badge]));
    expect(await seen(cards.nth(7).locator('[part~="event-when"]'))).toBe('26 Nov 2026 02:30 PM');
    expect([relay.calls().length, heard.console, heard.errors]).toEqual([before, [], []]);
  });

  for (const [width, colorScheme, columns] of [
    [1280, 'light', 3],
    [800, 'dark', 2],
    [375, 'light', 1],
    [320, 'dark', 1],
  ] as const)
    test(`at ${width} px, ${colorScheme}, ${columns} cards are side by side, of one height, nothing too wide`, {
      tag: '@look',
    }, async ({ relay }) => {
      const { page } = await openMarkup(relay, MARKUP, { width, colorScheme });
      const cards = page.locator('[part~="event"]');
      await cards.first().waitFor();
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
      );
      const row = boxes.filter(({ y }) => y === boxes[0]?.y);
      expect([row.length, new Set(row.map(({ height }) => height)).size]).toEqual([columns, 1]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
});

test.describe('S-event-card: cards of every kind', { tag: '@long' }, () => {
  test('a card with one word of 300 letters, no sport, no provider, no picture does not overflow', async ({
    relay,
  }) => {
    const long = 'x'.repeat(300);
    serveOnly(relay, [
      anEventPayload({ title: long, sport: { slug: 'x', name: long }, enseigne: { name: long, url: 'x' } }),
      anEventPayload({ id: 2, sport: null, enseigne: null, date: null, picture: null }),
    ]);
    const { page } = await openMarkup(relay, MARKUP, { width: 320 });
    await page.locator('[part~="event"]').nth(1).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(`${'x'.repeat(55)}…`, {
      useInnerText: true,
    });
  });

  test('the whole card links to the event; the links of venue and dates are above it, for the mouse and for Tab', async ({
    relay,
  }) => {
    const occurences = ['26', '27', '28', '29', '30'].map((day) => ({
      scheduled: day !== '30',
      date: aDateObject(`2026-11-${day} 14:30`),
      url: `yoga-${day}`,
    }));
    serveOnly(relay, [anEventPayload({ type: 'cyclic', weekday: 'thursday', occurences })]);
    const { page } = await openMarkup(relay, MARKUP);
    await page.evaluate(() => {
      const hrefs: string[] = [];
      Object.assign(globalThis, { hrefs });
      document.addEventListener('creneau-navigate', (event) => {
        event.preventDefault();
        hrefs.push((event as CustomEvent<{ href: string }>).detail.href);
      });
    });
    const card = page.locator('[part~="event"]');
    await card.waitFor();
    expect(await seen(card.locator('[part~="event-when"]'))).toContain('Jeudis 26 nov. 2026 14H30');
    await expect(card.getByRole('link')).toHaveText(
      ['Yoga au parc', 'Studio Lumière', 'jeu. 26 nov.', 'ven. 27 nov.', 'sam. 28 nov.', 'dim. 29 nov.'],
      { useInnerText: true },
    );
    await card.click({ position: { x: 20, y: 20 } });
    await card.getByRole('link', { name: 'Studio Lumière' }).click();
    await card.getByRole('link', { name: 'dim. 29 nov.' }).press('Enter');
    const site = relay.origin('shop');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'hrefs')))
      .toEqual([`${site}/event/yoga-au-parc`, `${site}/user/studio-lumiere`, `${site}/event/yoga-29`]);
    expect(eventCalls(relay)).toEqual(['']);
  });
});
