import { CALENDAR, SLOT } from '../../fixtures/browser/site.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';

test.describe('C-browsers, D-scheme: a browser whose sheets cannot ask for the scheme', () => {
  test('a browser whose sheets cannot ask for the scheme is told it, and follows the page at once', async ({
    browser,
    site,
  }) => {
    const page = await newPage(browser, { colorScheme: 'dark' });
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...asked: readonly string[]) =>
        !asked.join().includes('light-dark(') && Reflect.apply(supports, CSS, asked);
    });
    const html = `<!doctype html><html lang="fr"><head>${site.script()}</head><body>${CALENDAR}</body></html>`;
    await page.goto(site.relay.page(html));
    await page.locator(SLOT).first().waitFor();
    const root = page.locator('creneau-slotted-calendar [part~="root"]');
    await expect(root).toHaveCSS('color', 'rgb(20, 33, 31)');
    const write = (scheme: string) =>
      page.evaluate((value) => document.documentElement.style.setProperty('color-scheme', value), scheme);
    await write('dark');
    await expect(root).toHaveCSS('color', 'rgb(238, 244, 242)');
    await write('light dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveCSS('color', 'rgb(20, 33, 31)');
    const sheets = await root.evaluate((node) =>
      (node.getRootNode() as ShadowRoot).adoptedStyleSheets
        .flatMap((sheet) => [...sheet.cssRules])
        .map((rule) => rule.cssText)
        .join(),
    );
    expect(sheets).not.toContain('light-dark(');
  });
});
