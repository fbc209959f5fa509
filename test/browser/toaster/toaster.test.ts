import { expect } from '../../fixtures/browser/test.ts';
import { CARD, type Creneau, STAY, test, titles, toast } from './a-toaster.ts';

test.describe('under the strictest policy', { tag: '@long' }, () => {
  test('D-toast-style: under the strictest policy HTML in a toast is text, its style is set at once, and only what is no CSS is warned of', async ({
    aPage,
  }) => {
    const { page, heard } = await aPage();
    const known = { borderRadius: '3px', 'background-color': 'rgb(1, 2, 3)', '--creneau-radius': '0' };
    const style = { ...known, cssText: 'color: red', length: 1, color: 'loud' };
    await toast(page, { ...STAY, title: '<b>a</b>', msg: '<img src=x onerror=alert(1)>', style });
    const card = page.locator(CARD);
    await card.waitFor();
    const drawn = await card.evaluate((node) => {
      const style = getComputedStyle(node);
      const { borderRadius, backgroundColor, color } = style;
      return [borderRadius, backgroundColor, style.getPropertyValue('--creneau-radius'), color === 'rgb(255, 0, 0)'];
    });
    expect(drawn).toEqual(['3px', 'rgb(1, 2, 3)', '0', false]);
    expect(await card.locator('b, img').count()).toBe(0);
    expect(heard.errors).toEqual([]);
    expect(heard.console.map((line) => /style [\w-]+/.exec(line)?.[0])).toEqual([
      'style css-text',
      'style length',
      'style color',
    ]);
  });

  test('D-toast-style: a page styles a toast by the part that its classNames name', async ({ aPage }) => {
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

test.describe('pointer and keyboard', { tag: '@long' }, () => {
  test("S-toast-states: a toast's progress bar stops while the pointer is on the toast, and runs on afterwards", async ({
    aPage,
  }) => {
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

  test('S-toast-states: a click anywhere on a toast closes it, and does not move the focus', async ({ aPage }) => {
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

  test('S-toast-states: a toast stays under the pointer, and closes once the rest of its time has run', async ({
    aPage,
  }) => {
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

  test('D-keyboard, D-focus-kept: Escape closes the focused toast; the focus goes to the next, and at last back to where it came from', async ({
    aPage,
  }) => {
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

  test('D-focus-kept: a focused toast that is closed from elsewhere passes the focus on too', async ({ aPage }) => {
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

test('D-toast-announce: assistive technology gets each toast announced once, an error assertively', {
  tag: '@long',
}, async ({ aPage }) => {
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

test('D-reduced-motion: with prefers-reduced-motion no toast moves: no progress bar, no entry animation', {
  tag: '@long',
}, async ({ aPage }) => {
  const { page } = await aPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toast(page, { ...STAY, title: 'a' });
  const card = page.locator(CARD);
  await card.waitFor();
  await expect(page.locator('.progress')).toBeHidden();
  await expect.poll(() => card.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
});

test("D-element-language: toasts follow the page's language, live", { tag: '@long' }, async ({ aPage }) => {
  const { page } = await aPage();
  await toast(page, { ...STAY, title: 'a' });
  await page.getByRole('button', { name: 'Fermer a' }).waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-creneau-lang', 'en'));
  await page.getByRole('button', { name: 'Close a' }).waitFor();
});
