import type { FrameLocator, Page } from 'playwright-core';
import type { Site } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';
import { fillGuest } from '../buying/a-purchase.ts';

const TEXT = '<p>Notre studio vous accueille tous les jours.</p>'.repeat(20);
const CALENDAR = '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>';
const EVENT = '<creneau-event-details event="yoga-du-dimanche"></creneau-event-details>';
const BAR =
  '<a id="bar" href="#" style="position: fixed; inset: auto 0 0; height: 64px; background: #222">Appeler le studio</a>';

/** A bar in a closed shadow tree, as a tab bar or a cookie banner has it: only its element, which has no size, can be seen from outside. */
const TAB_BAR = `<tab-bar></tab-bar><script>
  customElements.define('tab-bar', class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'closed' }).innerHTML =
        '<div style="position: fixed; inset: auto 0 0; height: 64px; background: #222"></div>';
    }
  });
</script>`;

/** A chat bubble, round a point of the window. */
const bubble = (x: number, y: number) =>
  `<a href="#" aria-label="Nous écrire" style="position: fixed; left: ${x - 20}px; top: ${y - 20}px; width: 40px; height: 40px; background: #222"></a>`;

/** A studio's page on a phone, longer than its window above and below `body`. */
function aPage(site: Site, body: string, head = ''): string {
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return `<!doctype html><html lang="fr"><head>${viewport}${head}${site.script()}</head><body>${body}</body></html>`;
}

async function visit(site: Site, html: string): Promise<Page> {
  const { page } = await site.visit(html);
  await page.setViewportSize({ width: 375, height: 667 });
  return page;
}

/** Chooses a slot in the middle of the window, with all rows shown. */
async function choose(inside: Page | FrameLocator): Promise<void> {
  await inside.getByRole('button', { name: "Voir plus d'horaire" }).press('Enter');
  const slot = inside.locator('[part~="available"]').nth(4);
  await slot.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await slot.press('Enter');
}

/** Goes on with a chosen slot as a guest, until the places are held. */
async function review(page: Page): Promise<void> {
  await choose(page);
  await page.getByRole('button', { name: 'Je Réserve' }).click();
  await fillGuest(page);
  await page.getByRole('timer').waitFor();
}

/** Whether the button is what a press in its middle hits, at the page's own scroll position. */
async function isHit(
  page: Page,
  inside: Page | FrameLocator,
  button = inside.locator('[part~="book-button"]'),
): Promise<boolean> {
  const box = await button.boundingBox();
  if (!box || box.y < 0 || box.y + box.height > 667) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return button.evaluate((one) => one.matches(':hover'));
}

for (const [where, body, head, tag] of [
  ['in a wrapper with overflow-x: hidden', `<div style="overflow-x: hidden">${TEXT}${CALENDAR}${TEXT}</div>`, '', []],
  ['above a bar in a shadow tree of the page', TEXT + CALENDAR + TEXT + TAB_BAR, '', []],
  ['with overflow-x: hidden on html and body', TEXT + CALENDAR + TEXT, 'html, body { overflow-x: hidden }', ['@long']],
  [
    'in a card with overflow: hidden',
    `${TEXT}<div style="overflow: hidden; border-radius: 12px">${CALENDAR}</div>${TEXT}`,
    '',
    ['@long'],
  ],
  [
    'in a transformed card that hides what is larger',
    `${TEXT}<div style="overflow: hidden; transform: translateZ(0)">${CALENDAR}</div>${TEXT}`,
    '',
    ['@long'],
  ],
  ['above a fixed bar of the page', TEXT + CALENDAR + TEXT + BAR, '', ['@long']],
  [
    'in a card above a fixed bar of the page',
    `${TEXT}<div style="overflow: hidden">${CALENDAR}</div>${TEXT}${BAR}`,
    '',
    ['@long'],
  ],
  [
    'above a bar that --creneau-bottom names',
    TEXT + CALENDAR + TEXT + BAR,
    ':root { --creneau-bottom: 64px }',
    ['@long'],
  ],
] as const)
  test(`D-basket-in-sight: after a choice the button that books can be pressed ${where}, and while the page is scrolled`, {
    tag: [...tag],
  }, async ({ site }) => {
    const page = await visit(site, aPage(site, body, `<style>${head}</style>`));
    await choose(page);
    await expect.poll(() => isHit(page, page)).toBe(true);
    await page.evaluate(() => scrollBy(0, 90));
    await expect.poll(() => isHit(page, page)).toBe(true);
  });

test('D-basket-in-sight: the button goes above a bar that comes later, and down again when that has gone', {
  tag: '@long',
}, async ({ site }) => {
  const page = await visit(site, aPage(site, TEXT + CALENDAR + TEXT));
  await choose(page);
  await expect.poll(() => isHit(page, page)).toBe(true);
  const { y } = (await page.locator('[part="basket"]').boundingBox()) ?? { y: 0 };
  await page.locator('body').evaluate((body, bar) => body.insertAdjacentHTML('beforeend', bar), BAR);
  await expect.poll(() => isHit(page, page)).toBe(true);
  await page.locator('#bar').evaluate((bar) => bar.remove());
  await expect.poll(async () => (await page.locator('[part="basket"]').boundingBox())?.y).toBe(y);
});

test('D-basket-in-sight: the button goes above a chat bubble that covers its middle, and not the middle of the basket', {
  tag: '@long',
}, async ({ site }) => {
  const page = await visit(site, aPage(site, TEXT + CALENDAR + TEXT));
  await choose(page);
  await expect.poll(() => isHit(page, page)).toBe(true);
  const box = await page.locator('[part~="book-button"]').boundingBox();
  if (!box) throw new Error('The button is not shown.');
  const over = bubble(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('body').evaluate((body, html) => body.insertAdjacentHTML('beforeend', html), over);
  await expect.poll(() => isHit(page, page)).toBe(true);
});

for (const [whose, markup, where, bar, begin] of [
  ["an event's page", EVENT, 'a fixed bar', BAR, async () => {}],
  ["an event's page", EVENT, 'a bar in a shadow tree', TAB_BAR, async () => {}],
  ['the checkout', CALENDAR, 'a bar in a shadow tree', TAB_BAR, review],
] as const)
  test(`D-basket-in-sight: the button of ${whose} can be pressed above ${where} of the page, in a card that hides what is larger`, {
    tag: '@long',
  }, async ({ site }) => {
    const page = await visit(site, aPage(site, `<div style="overflow: hidden">${markup}${TEXT}</div>${bar}`));
    await begin(page);
    const button = page.locator('.booking .primary, .ending .primary');
    await button.waitFor();
    await expect.poll(() => isHit(page, page, button)).toBe(true);
  });

for (const [index, [whose, attribute]] of (
  [
    ['its own', (_: Site, inner: string) => `srcdoc="${inner.replaceAll('"', '&quot;')}"`],
    ['another', (site: Site, inner: string) => `src="${site.relay.page(inner, { name: 'frame' })}"`],
  ] as const
).entries())
  test(
    `D-basket-in-sight: in a frame as high as its content, from ${whose} origin, the button is in the part that is seen, and follows it`,
    longFrom(1, index),
    async ({ site }) => {
      const frame = `<iframe ${attribute(site, aPage(site, CALENDAR))} style="width: 100%; height: 2400px; border: 0"></iframe>`;
      const { page } = await site.visit(`<!doctype html><html lang="fr"><body>${TEXT}${frame}${TEXT}</body></html>`);
      await page.setViewportSize({ width: 375, height: 667 });
      // A browser says nothing of what nears its window to a frame from another origin.
      await page.locator('iframe').evaluate((one) => one.scrollIntoView());
      const inside = page.frameLocator('iframe');
      await choose(inside);
      await expect.poll(() => isHit(page, inside)).toBe(true);
      await page.evaluate(() => scrollBy(0, -90));
      await expect.poll(() => isHit(page, inside)).toBe(true);
    },
  );

test('D-basket-in-sight: once the whole calendar is above the window the button is at its foot again', {
  tag: '@long',
}, async ({ site }) => {
  const page = await visit(site, aPage(site, `<div style="overflow-x: hidden">${CALENDAR}${TEXT}${TEXT}${TEXT}</div>`));
  await choose(page);
  await expect.poll(() => isHit(page, page)).toBe(true);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.locator('[part="basket"]').evaluate((basket) => basket.style.translate)).toBe('');
});
