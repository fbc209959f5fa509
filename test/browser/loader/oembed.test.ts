import type { Site, Visit } from '../../fixtures/browser/site.ts';
import { SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { filtered, hearFrames } from '../../fixtures/browser/wordpress.ts';
import { longFrom } from '../../fixtures/tags.ts';

/** Returns the HTML of the oEmbed answer for a page of the demo. */
async function answerOf(site: Site, path: string): Promise<string> {
  const url = site.upstream + path;
  const answer = await fetch(`${site.upstream}/oembed?${new URLSearchParams({ url, maxwidth: '600' })}`);
  return (await answer.json()).html;
}

const inPost = (html: string, head = '') =>
  `<!doctype html><html lang="fr"><head>${head}</head><body style="margin: 0"><main>${html}</main></body></html>`;

/** Opens a post of WordPress with the address of a page alone on a line. */
async function openPost(site: Site, path: string): Promise<Visit> {
  const visit = await site.visit(inPost(filtered(await answerOf(site, path))));
  await hearFrames(visit.page);
  return visit;
}

test.describe('D-oembed: an address alone on a line, in WordPress', () => {
  test('the calendar is shown as high as it is, at most 1,000 pixels, at each width', async ({ site }) => {
    const { page, heard } = await openPost(site, '/slotted/yoga-doux');
    const frame = page.locator('iframe');
    const inside = page.frameLocator('iframe');
    await expect(page.locator('blockquote')).toBeHidden();
    await expect(inside.locator(SLOT).first()).toBeVisible();
    await expect(inside.locator('[part~="book-button"]')).toHaveCount(0);
    for (const width of [320, 390, 610, 800]) {
      await page.setViewportSize({ width, height: 900 });
      // Neither does anything scroll in the frame, nor is there more room than the content and the link need.
      await expect
        .poll(() =>
          inside.locator('main').evaluate((main) => {
            const rest = innerHeight - (document.querySelector('.embedded')?.clientHeight ?? 0);
            return [innerWidth, main.scrollHeight - main.clientHeight, main.scrollWidth - main.clientWidth, rest > 1];
          }),
        )
        .toEqual([width, 0, 0, false]);
      expect((await frame.boundingBox())?.height).toBeLessThanOrEqual(1000);
    }
    expect(heard.errors).toEqual([]);
  });

  for (const [index, [path, pressed, address]] of (
    [
      ['/slotted/yoga-doux', SLOT, '/slotted/yoga-doux'],
      ['/event/list/?city=paris', '[part~="event-title"] a', /\/(event|slotted)\/[\w-]+$/],
      ['/slotted/yoga-doux', 'footer a', '/slotted/yoga-doux'],
      ['/event/stage-de-yoga-et-respiration', '[part~="book-button"]', '/event/stage-de-yoga-et-respiration'],
      ['/memberships/', '[part~="subscribe-button"]', '/memberships/'],
    ] as const
  ).entries())
    test(`a press on ${pressed} of ${path} goes on on the page itself`, longFrom(2, index), async ({ site }) => {
      const { page } = await openPost(site, path);
      await page.frameLocator('iframe').locator(pressed).first().click();
      await page.waitForURL(typeof address === 'string' ? site.upstream + address : address);
      expect(page.frames()).toHaveLength(1);
    });

  test('a filter of a list works in a frame without an origin', async ({ site }) => {
    const { page, heard } = await openPost(site, '/event/list/');
    const inside = page.frameLocator('iframe');
    await inside.locator('[part~="event"]').first().waitFor();
    const before = await inside.locator('[part~="count"]').textContent();
    await inside.locator('select').first().selectOption({ index: 1 });
    await expect(inside.locator('[part~="count"]')).not.toHaveText(before ?? '');
    expect(heard.errors).toEqual([]);
  });
});

test.describe('D-oembed: the frame elsewhere', () => {
  for (const [index, sandbox] of ['sandbox="allow-scripts allow-top-navigation"', ''].entries())
    test(
      `without a secret, links and bookings lead the top window to the page: ${sandbox || 'no sandbox'}`,
      longFrom(1, index),
      async ({ site }) => {
        for (const [path, pressed] of [
          ['/slotted/yoga-doux', SLOT],
          ['/event/stage-de-yoga-et-respiration', '[part~="book-button"]'],
        ] as const) {
          const html = (await answerOf(site, path)).replace('<iframe', `<iframe ${sandbox}`);
          const { page, heard } = await site.visit(inPost(html));
          await page.frameLocator('iframe').locator(pressed).first().click();
          await page.waitForURL(site.upstream + path);
          expect(heard.errors).toEqual([]);
        }
      },
    );

  test('without scripts the frame has the links of the first view, which lead the top window to their pages', async ({
    site,
  }) => {
    const sandbox = 'sandbox="allow-top-navigation-by-user-activation"';
    const html = (await answerOf(site, '/slotted/yoga-doux')).replace('<iframe', `<iframe ${sandbox}`);
    const { page } = await site.visit(inPost(html));
    await page.frameLocator('iframe').getByRole('link').first().click();
    await page.waitForURL(`${site.upstream}/slotted/yoga-doux`);
  });

  test('what does not exist says so', async ({ site }) => {
    const { page } = await site.visit(inPost(`<iframe src="${site.upstream}/embed/slotted/nothing"></iframe>`));
    await expect(page.frameLocator('iframe').getByText("Cette page n'existe pas.")).toBeVisible();
  });
});

test.describe('D-oembed, D-link-form: where the theme has our script', () => {
  for (const [index, [what, isClassic]] of (
    [
      ['a block', false],
      ['a text of paragraphs', true],
    ] as const
  ).entries())
    test(
      `the element takes the place of the quotation and of the frame in ${what}`,
      longFrom(1, index),
      async ({ site }) => {
        const head = site.script(`data-site-url="${site.upstream}" data-links="main"`);
        const html = filtered(await answerOf(site, '/slotted/yoga-doux'), isClassic);
        const { page, heard } = await site.visit(inPost(html, head));
        await hearFrames(page);
        await expect(page.locator('creneau-slotted-calendar[mode="picker"]').locator(SLOT).first()).toBeVisible();
        expect(
          await page.locator('main').evaluate((main) => [...main.children].map(({ localName }) => localName)),
        ).toEqual(['creneau-slotted-calendar']);
        expect(heard.errors).toEqual([]);
      },
    );

  test('the frame is there again if the element cannot be loaded', async ({ site }) => {
    const head = site.script(`data-site-url="${site.upstream}" data-links="main"`);
    const html = filtered(await answerOf(site, '/slotted/yoga-doux')).replaceAll('yoga-doux', 'yoga-durr');
    const { page } = await site.visit(inPost(html, head));
    await hearFrames(page);
    const names = () => page.locator('main').evaluate((main) => [...main.children].map(({ localName }) => localName));
    await expect.poll(names).toEqual(['blockquote', 'iframe']);
    await expect(page.frameLocator('iframe').getByText("Cette page n'existe pas.")).toBeVisible();
  });
});
