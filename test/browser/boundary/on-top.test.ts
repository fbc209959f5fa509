import type { Locator, Page } from 'playwright-core';
import type { Site } from '../../fixtures/browser/site.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';
import { drawn, MARKERS, test as mapTest } from '../map/a-map-page.ts';
import { CARD, STAY, toast } from '../toaster/a-toaster.ts';

/** Boxes of hosts that keep what is inside them below what follows, or cut it off. */
const BOXES = {
  'a box with a transform': 'transform: translateX(3px)',
  'an isolated box': 'position: relative; isolation: isolate',
  'a box that hides what overflows': 'overflow: hidden',
  'a contained box': 'contain: content',
  'a fixed header': 'position: fixed; inset: 0 0 auto; overflow: hidden',
};

/** What opens, and how, to the entry that is pressed last. */
interface Opener {
  readonly markup: string;
  readonly as?: string;
  readonly width?: number;
  /** The height of the box. */
  readonly height: string;
  open(page: Page): Promise<Locator>;
}

const OPENERS: Readonly<Record<string, Opener>> = {
  "a search box's suggestions": {
    markup: '<creneau-search></creneau-search>',
    height: '60px',
    async open(page) {
      await page.getByRole('combobox').fill('yoga');
      return page.getByRole('option').last();
    },
  },
  "a venue filter's suggestions": {
    markup: '<creneau-event-list></creneau-event-list>',
    height: '120px',
    async open(page) {
      await page.getByRole('combobox', { name: 'Enseigne' }).fill('studio');
      return page.getByRole('option').last();
    },
  },
  'the sheet of filters': {
    markup: '<creneau-event-list></creneau-event-list>',
    width: 375,
    height: '300px',
    async open(page) {
      await page.getByRole('button', { name: 'Filtres', exact: true }).click();
      return page.getByRole('dialog').getByRole('button').last();
    },
  },
  "an order's menu": {
    markup: '<creneau-order-history></creneau-order-history>',
    as: 'demo-customer',
    height: '420px',
    async open(page) {
      await page
        .getByRole('button', { name: /^Autres actions/ })
        .first()
        .click();
      return page.getByRole('menuitem').last();
    },
  },
};

/** A page with a box, and what covers everything after it. */
const pageOf = (script: string, { markup, height }: Opener, style: string) => `<!doctype html><html lang="fr">
<head><meta name="viewport" content="width=device-width">${script}<style>
  body { margin: 0 }
  .box { height: ${height}; ${style} }
  .cover { position: fixed; z-index: 9; inset: ${height} 0 0; background: #ddd }
</style></head><body><div class="box">${markup}</div><div class="cover"></div></body></html>`;

/** Whether a press in the middle of an element reaches it. */
const isReached = (element: Locator) =>
  element.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = node.getBoundingClientRect();
    let at = document.elementFromPoint(left + width / 2, top + height / 2);
    while (at?.shadowRoot) {
      const inner: Element | null = at.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
      if (!inner || inner === at) break;
      at = inner;
    }
    return at !== null && node.contains(at);
  });

/** All of them at once. */
const EVERY_BOX = Object.values(BOXES).join('; ');

async function openIn(page: Page, site: Site, opener: Opener, box: string): Promise<Locator> {
  const token = opener.as ? `data-token="${opener.as}"` : '';
  await page.setViewportSize({ width: opener.width ?? 1280, height: 900 });
  await page.goto(site.relay.page(pageOf(site.script(token), opener, box)));
  const last = await opener.open(page);
  await last.waitFor();
  return last;
}

/** Makes the browser one that knows no popovers. */
function withoutPopovers(): void {
  Object.assign(HTMLElement.prototype, { showPopover: undefined });
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name !== 'popover') setAttribute.call(this, name, value);
  };
}

for (const [index, [name, opener]] of Object.entries(OPENERS).entries()) {
  test(
    `D-on-top: ${name} can be pressed, to the last entry, in a box of the page that would cover it or cut it off`,
    longFrom(1, index),
    async ({ browser, site }) => {
      const last = await openIn(await newPage(browser), site, opener, EVERY_BOX);
      await expect.poll(() => isReached(last)).toBe(true);
    },
  );

  test(`D-on-top: ${name} can be pressed in each such box alone`, { tag: LONG }, async ({ browser, site }) => {
    const page = await newPage(browser);
    for (const [box, style] of Object.entries(BOXES)) {
      const last = await openIn(page, site, opener, style);
      await expect.poll(() => isReached(last), box).toBe(true);
    }
  });
}

test('D-on-top: suggestions below the top layer would be noticed', { tag: LONG }, async ({ browser, site }) => {
  const page = await newPage(browser);
  await page.addInitScript(withoutPopovers);
  const last = await openIn(page, site, OPENERS["a search box's suggestions"] as Opener, BOXES['an isolated box']);
  expect(await isReached(last)).toBe(false);
});

test('C-browsers, D-on-top: without popovers, suggestions leave a box that hides what overflows, and follow their field', async ({
  browser,
  site,
}) => {
  const page = await newPage(browser);
  await page.addInitScript(withoutPopovers);
  const opener = OPENERS["a search box's suggestions"] as Opener;
  const last = await openIn(
    page,
    site,
    opener,
    `${BOXES['a box that hides what overflows']}; position: relative; z-index: 10`,
  );
  await expect.poll(() => isReached(last)).toBe(true);
  await page.addStyleTag({ content: 'html { padding-top: 90px }' });
  const under = async () => {
    const field = await page.getByRole('combobox').boundingBox();
    const list = await page.getByRole('listbox').boundingBox();
    return (list?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
  };
  await expect.poll(under).toBeLessThan(30);
  await expect.poll(under).toBeGreaterThan(0);
});

/** A toast that stays, where it covers no button of the page. */
const AT_FOOT = { ...STAY, position: 'bottom-left' };

test('D-on-top: a toast above a dialog of ours can be pressed, after each opening, and leaves the dialog open', async ({
  browser,
  site,
}) => {
  const page = await newPage(browser);
  await openIn(page, site, OPENERS['the sheet of filters'] as Opener, '');
  await toast(page, { title: 'Pendant', ...AT_FOOT });
  const [card, dialog] = [page.locator(CARD), page.getByRole('dialog')];
  await card.click();
  await expect(card).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await toast(page, { title: 'Avant', ...AT_FOOT });
  await page.getByRole('button', { name: 'Filtres', exact: true }).click();
  await expect(card).toHaveCount(1);
  await card.getByRole('button').press('Escape');
  await expect(card).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await toast(page, { title: 'Après', ...AT_FOOT });
  await page.keyboard.press('Escape');
  await card.click();
  await expect(card).toHaveCount(0);
  await expect(page.locator('creneau-toaster')).toHaveCount(1);
});

mapTest(
  "D-on-top: a map's popup can be pressed, to its last link, in a box of the page that would cut it off",
  { tag: LONG },
  async ({ maps }) => {
    const { page } = await maps.open(
      `<style>.box { ${EVERY_BOX}; height: 150px; top: 340px !important } creneau-provider-map { height: 480px; margin-top: -340px }</style>
     <div class="box"><creneau-provider-map provider="studio-lumiere"></creneau-provider-map></div>`,
    );
    await drawn(page);
    await page.locator(MARKERS).first().press('Enter');
    const last = page.getByRole('link', { name: 'Voir tout' });
    await last.waitFor();
    await expect.poll(() => isReached(last)).toBe(true);
  },
);
