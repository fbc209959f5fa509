import type { Page } from 'playwright-core';
import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});

test.beforeEach(() => site.relay.reset());

test.afterAll(() => site?.stop());

interface Creneau {
  toast(toast: object): void;
  closeToasts(filter?: object): void;
}

const toast = (page: Page, ...toasts: readonly object[]) =>
  page.evaluate((all) => {
    const { Creneau } = window as unknown as { readonly Creneau: Creneau };
    for (const one of all) Creneau.toast(one);
  }, toasts);

const STAY = { timeout: 3_600_000 };
const CARD = '[part~="toast"]';
const titles = (page: Page) => page.locator('[part="toast-title"]').allTextContents();

/** A page of the strictest policy with a toaster. */
async function aPage(body = '<creneau-toaster></creneau-toaster>', head = '') {
  const cdn = site.relay.origin('cdn');
  const csp = `default-src 'none'; script-src ${cdn}; connect-src ${cdn}; trusted-types 'none'; require-trusted-types-for 'script'`;
  const html = `<!doctype html><html lang="fr"><head>${site.script()}${head}</head><body>${body}</body></html>`;
  const visit = await site.visit(html, { 'content-security-policy': csp });
  await visit.page.waitForFunction(
    () => customElements.get('creneau-toaster') !== undefined || !document.querySelector('creneau-toaster'),
  );
  return visit;
}

test.describe('D-toast-style: under the strictest policy', () => {
  test('HTML is text, style is set property by property, and the console is empty', async () => {
    const { page, heard } = await aPage();
    const style = { borderRadius: '3px', 'background-color': 'rgb(1, 2, 3)' };
    await toast(page, { ...STAY, title: '<b>a</b>', msg: '<img src=x onerror=alert(1)>', style });
    const card = page.locator(CARD);
    await card.waitFor();
    const drawn = await card.evaluate((node) => {
      const { borderRadius, backgroundColor } = getComputedStyle(node);
      return [borderRadius, backgroundColor, node.querySelectorAll('b, img').length];
    });
    expect(drawn).toEqual(['3px', 'rgb(1, 2, 3)', 0]);
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });

  test('a page styles a toast by the part that its classNames name', async () => {
    const { page } = await aPage();
    await toast(page, { ...STAY, title: 'a', classNames: 'loud' });
    await page.locator(CARD).waitFor();
    const color = await page.locator(CARD).evaluate((node) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('creneau-toaster::part(loud) { background: rgb(9, 9, 9) }');
      document.adoptedStyleSheets.push(sheet);
      return getComputedStyle(node).backgroundColor;
    });
    expect(color).toBe('rgb(9, 9, 9)');
  });
});

test.describe('S-toast-states, D-keyboard: pointer and keyboard', () => {
  test('the progress bar stops while the pointer is on the toast, and runs on afterwards', async () => {
    const { page } = await aPage();
    await toast(page, { ...STAY, title: 'a' });
    const bar = page.locator('.progress');
    const playing = () => bar.evaluate((node) => node.getAnimations()[0]?.playState);
    await expect.poll(playing).toBe('running');
    await page.locator(CARD).hover();
    await expect.poll(playing).toBe('paused');
    await page.mouse.move(0, 600);
    await expect.poll(playing).toBe('running');
  });

  test('a click anywhere on a toast closes it, and does not move the focus', async () => {
    const { page } = await aPage('<input><creneau-toaster></creneau-toaster>');
    await page.locator('input').focus();
    await toast(page, { ...STAY, title: 'a' }, { ...STAY, title: 'b' });
    await page
      .locator(CARD)
      .last()
      .click({ position: { x: 40, y: 10 } });
    await expect.poll(() => titles(page)).toEqual(['b']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input');
  });

  test('a toast stays under the pointer, and closes once the rest of its time has run', async () => {
    const { page } = await aPage();
    await page.clock.install();
    await toast(page, { title: 'a', timeout: 600_000 });
    await page.locator(CARD).hover();
    await page.locator('.progress.paused').waitFor({ state: 'attached' });
    await page.clock.runFor(700_000);
    await expect.poll(() => titles(page)).toEqual(['a']);
    await page.mouse.move(0, 600);
    await page.locator('.progress:not(.paused)').waitFor({ state: 'attached' });
    await page.clock.runFor(600_000);
    await page.locator(CARD).waitFor({ state: 'detached' });
  });

  test('D-focus-kept: Escape closes the focused toast; the focus goes to the next, and at last back to where it came from', async () => {
    const { page } = await aPage('<input><creneau-toaster></creneau-toaster>');
    await page.locator('input').focus();
    await toast(page, { ...STAY, title: 'a' }, { ...STAY, title: 'b' }, { ...STAY, title: 'c' });
    await page.getByRole('button', { name: 'Fermer c' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => titles(page)).toEqual(['c', 'a']);
    await expect.poll(() => page.getByRole('button', { name: 'Fermer a' }).evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['c']);
    await page.keyboard.press('Escape');
    await expect.poll(() => titles(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input');
  });

  test('D-focus-kept: a focused toast that is closed from elsewhere passes the focus on too', async () => {
    const { page } = await aPage('<input><creneau-toaster></creneau-toaster>');
    await page.locator('input').focus();
    await toast(page, { ...STAY, title: 'a' });
    await page.getByRole('button', { name: 'Fermer a' }).focus();
    await page.evaluate(() =>
      (window as unknown as { readonly Creneau: Creneau }).Creneau.closeToasts({ type: 'success' }),
    );
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input');
  });
});

function isFocused(node: Element): boolean {
  return (node.getRootNode() as ShadowRoot).activeElement === node;
}

test.describe('D-toast-announce: assistive technology', () => {
  test('gets each toast announced once, an error assertively', async () => {
    const { page } = await aPage();
    await page.locator('creneau-toaster [role="alert"]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      const root = document.querySelector('creneau-toaster')?.shadowRoot as ShadowRoot;
      for (const region of root.querySelectorAll('[role]')) {
        const observer = new MutationObserver((records) => {
          for (const { addedNodes } of records)
            for (const node of addedNodes) heard.push(`${region.role}: ${node.textContent}`);
        });
        observer.observe(region, { childList: true });
      }
    });
    await toast(page, { ...STAY, title: 'Réservé' }, { ...STAY, title: 'Refusé', msg: 'Carte', type: 'error' });
    const heard = () => page.evaluate(() => [...(Reflect.get(window, 'heard') as string[])].sort());
    await expect.poll(heard).toEqual(['alert: Erreur. Refusé. Carte', 'status: Succès. Réservé']);
    await page.locator('creneau-toaster [role] p').first().waitFor({ state: 'detached' });
    await expect.poll(() => titles(page)).toEqual(['Refusé', 'Réservé']);
    expect(await heard()).toHaveLength(2);
  });
});

test.describe('S-toast: where toasts are', () => {
  for (const position of [
    'top-left',
    'top-center',
    'top-right',
    'bottom-left',
    'bottom-center',
    'bottom-right',
  ] as const)
    test(`${position}`, async () => {
      const { page } = await aPage(`<creneau-toaster position="${position}"></creneau-toaster>`);
      await toast(page, { ...STAY, title: 'a' });
      const box = await boxOf(page, 0);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const vertical = box.y + box.height / 2 < height / 2 ? 'top' : 'bottom';
      const middle = (box.x + box.width / 2) / width;
      expect(`${vertical}-${middle < 0.4 ? 'left' : middle > 0.6 ? 'right' : 'center'}`).toBe(position);
    });

  test("above the page's top layer, and the page can be clicked beside them", async () => {
    const body = `<div id="over"></div><main><creneau-toaster></creneau-toaster></main><button id="under">under</button>`;
    const { page } = await aPage(body);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`#over { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; background: #ccc }
        main { transform: translateX(300px); isolation: isolate; overflow: hidden; height: 10px }`);
      document.adoptedStyleSheets.push(sheet);
    });
    await toast(page, { ...STAY, title: 'a' });
    const box = await boxOf(page, 0);
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(box.x + box.width).toBeGreaterThan(width - 40);
    await page.locator('#under').click();
    await page.locator(CARD).click();
    await page.locator(CARD).waitFor({ state: 'detached' });
  });

  test('at 375 px long texts wrap, none covers another, and many can be scrolled through', async () => {
    const { page } = await aPage();
    await page.setViewportSize({ width: 375, height: 667 });
    const long = { ...STAY, title: 'Anticonstitutionnellement'.repeat(6), msg: 'Une phrase assez longue. '.repeat(12) };
    const sides = ['top-left', 'top-right', 'top-center', 'bottom-left', 'bottom-right'];
    await toast(page, ...sides.map((position) => ({ ...long, position })), ...Array.from({ length: 12 }, () => long));
    await page.locator(CARD).nth(16).waitFor();
    const boxes = await page.locator(CARD).evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return { left, right, top, bottom, isCut: node.scrollWidth > node.clientWidth + 1 };
      }),
    );
    for (const { left, right, isCut } of boxes) expect([left >= 0, right <= 375, isCut]).toEqual([true, true, false]);
    const edges = [boxes.slice(0, 15), boxes.slice(15)];
    for (const edge of edges) {
      edge.forEach(({ top }, index) => {
        const above = edge[index - 1];
        if (above) expect(top).toBeGreaterThan(above.bottom);
      });
    }
    await page.locator(CARD).nth(14).scrollIntoViewIfNeeded();
    await page.locator(CARD).nth(14).click();
    await expect(page.locator(CARD)).toHaveCount(16);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test('a page’s flex or grid body keeps its gaps', async () => {
    const { page } = await aPage('<p>a</p>');
    const height = () =>
      page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('body { display: grid; gap: 50px; margin: 0; height: auto }');
        document.adoptedStyleSheets = [sheet];
        return document.body.getBoundingClientRect().height;
      });
    const before = await height();
    await toast(page, { ...STAY, title: 'a' });
    await page.locator(CARD).waitFor();
    await expect.poll(() => height()).toBe(before);
  });
});

async function boxOf(page: Page, index: number) {
  const card = page.locator(CARD).nth(index);
  await card.waitFor();
  await card.evaluate((node) => Promise.all(node.getAnimations().map((animation) => animation.finished)));
  const box = await card.boundingBox();
  if (!box) throw new Error('The toast is not drawn.');
  return box;
}

test.describe('D-reduced-motion: prefers-reduced-motion', () => {
  test('nothing moves: no progress bar, no entry animation', async () => {
    const { page } = await aPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await toast(page, { ...STAY, title: 'a' });
    const card = page.locator(CARD);
    await card.waitFor();
    await expect(page.locator('.progress')).toBeHidden();
    await expect.poll(() => card.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

test.describe('D-element-language: language', () => {
  test('follows the page, live', async () => {
    const { page } = await aPage();
    await toast(page, { ...STAY, title: 'a' });
    await page.getByRole('button', { name: 'Fermer a' }).waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('data-creneau-lang', 'en'));
    await page.getByRole('button', { name: 'Close a' }).waitFor();
  });
});
