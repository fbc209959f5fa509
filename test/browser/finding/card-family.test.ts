import { expect, test } from '../../fixtures/browser/test.ts';
import { anAnimationPayload, aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { aReplayPayload } from '../../fixtures/data/replays.ts';
import { answering, asJson, openMarkup } from './a-finding-page.ts';
import { serveEvents } from './an-event-api.ts';

test.beforeEach(({ relay }) => serveEvents(relay));

const LIST = '<creneau-event-list></creneau-event-list>';

test.describe('D-card-lines: cards of one family', { tag: '@look' }, () => {
  test('the buttons of a row of animations are in one line, whatever their texts', async ({ relay }) => {
    const animations = [
      anAnimationPayload({ id: 1, description: '' }),
      anAnimationPayload({ id: 2, title: 'Un long titre '.repeat(6), description: 'Un long texte. '.repeat(20) }),
      anAnimationPayload({ id: 3, type: 'open', date: null, enseigne: null, sport: null }),
    ];
    relay.rules.add(answering('v1/next/events/', aPageOf(animations)));
    const { page } = await openMarkup(relay, '<creneau-animations-slider></creneau-animations-slider>');
    const buttons = page.getByRole('link', { name: "Je m'inscris" });
    await buttons.nth(2).waitFor();
    const bottoms = await buttons.evaluateAll((all) =>
      all.map((button) => Math.round(button.getBoundingClientRect().bottom)),
    );
    expect([bottoms.length, new Set(bottoms).size]).toEqual([3, 1]);
  });

  for (const [element, path, item] of [
    ['animations-slider', 'v1/next/events/', anAnimationPayload()],
    ['replay-list', 'v1/replay/', aReplayPayload()],
  ] as const)
    test(`the sport is on the picture of a card: ${element}`, async ({ relay }) => {
      relay.rules.add(answering(path, aPageOf([item])));
      const { page } = await openMarkup(relay, `<creneau-${element}></creneau-${element}>`);
      const card = page.getByRole('article');
      const [picture, sport] = [
        await card.locator('.picture').boundingBox(),
        await card.locator('.tag').first().boundingBox(),
      ];
      if (!picture || !sport) throw new Error('One of them is not shown.');
      expect([sport.y > picture.y, sport.y + sport.height < picture.y + picture.height]).toEqual([true, true]);
    });

  test('a replay is as high as its skeleton', async ({ relay }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    relay.rules.add(async ({ path }) => {
      if (path !== '/api/v1/replay/') return null;
      await gate;
      return asJson(aPageOf([aReplayPayload()]));
    });
    const { page } = await openMarkup(relay, '<creneau-replay-list></creneau-replay-list>');
    const bare = page.locator('[role="status"] .event').first();
    await bare.waitFor();
    const place = await bare.boundingBox();
    release();
    const card = page.getByRole('article');
    await card.waitFor();
    await expect.poll(() => card.boundingBox()).toEqual(place);
  });
});

test.describe('D-filters-stay: while the service fails', { tag: '@look' }, () => {
  for (const width of [1280, 375] as const)
    test(`while the service fails, at ${width} px filters and toggle are where they are with events`, async ({
      relay,
    }) => {
      const controls = (page: Awaited<ReturnType<typeof openMarkup>>['page']) =>
        page
          .locator('.list-head')
          .locator('select, [role="combobox"], button:visible')
          .evaluateAll((all) =>
            all.map((control) => {
              const { x, y, width, height } = control.getBoundingClientRect();
              return [x, y, width, height];
            }),
          );
      const { page } = await openMarkup(relay, LIST, { width });
      await page.locator('[part="events"][aria-busy="false"]').waitFor();
      const before = await controls(page);
      expect(before.length).toBe(width === 1280 ? 6 : 3);
      relay.rules.clear();
      serveEvents(relay);
      const served = [...relay.rules];
      relay.rules.clear();
      relay.rules.add(({ path }) => (path.startsWith('/api/') ? asJson({ code: 'server-error' }, 503) : null));
      for (const rule of served) relay.rules.add(rule);
      const { page: down } = await openMarkup(relay, LIST, { width });
      await down.getByRole('alert').waitFor();
      expect(await controls(down)).toEqual(before);
    });
});
