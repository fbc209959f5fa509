import { expect, test } from '../../fixtures/browser/test.ts';
import { openQa, troubles } from './a-qa-page.ts';

test.describe('D-qa-language: the pages', { tag: '@long' }, () => {
  for (const path of ['?element=checkout&ui=fr', 'gallery/?element=search&ui=fr'] as const)
    test(`the page is in French, and stays so: ${path}`, async ({ browser, demo }) => {
      const { page, heard } = await openQa(browser, demo, path, { width: 375 });
      await page.locator('#controls fieldset, figure').first().waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.getByRole('link', { name: 'Éléments', exact: true }).click();
      await page.getByLabel('Langue', { exact: true }).selectOption('en');
      await page.getByRole('button', { name: 'Recharger' }).waitFor();
      expect(new URL(page.url()).searchParams.get('ui')).toBe('fr');
      await page.getByRole('link', { name: 'In English' }).click();
      await expect(page.getByLabel('Language', { exact: true })).toHaveValue('en');
      expect(troubles(heard)).toEqual([]);
    });

  test('the pages are reached from the French marketplace', async ({ demo }) => {
    const html = await (await fetch(`${demo.url}/`)).text();
    expect(html).toContain('href="/qa/?ui=fr"');
  });
});

test.describe('C-pages: the stage', { tag: '@long' }, () => {
  test('the stage is shown smaller where the chosen width is wider than its room, with both figures', async ({
    browser,
    demo,
  }) => {
    const { page } = await openQa(browser, demo, '?element=search&width=2000');
    const stage = page.locator('#stage');
    await page.getByText(/^2000 px wide, shown at \d\d %$/).waitFor();
    await expect
      .poll(() => stage.evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth))
      .toBe(2000);
    const box = await stage.boundingBox();
    const room = await page.locator('#stage-room').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(room?.width ?? 0);
    await page.getByRole('button', { name: '375' }).click();
    await expect(page.locator('#scale')).toHaveText('');
    expect((await stage.boundingBox())?.width).toBe(375);
  });
});
