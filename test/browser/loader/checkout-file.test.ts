import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { focused } from '../calendar/a-page.ts';
import { breakFile, LISTEN, toldOn, WRONG } from './broken-files.ts';

const requests = (site: Site, name: string) => site.relay.seen.filter(({ path }) => path.includes(name)).length;

test.describe('D-failed-file: the checkout that a calendar needs', { tag: '@long' }, () => {
  test('a calendar whose checkout does not come says so beside the button, and a press loads it', async ({ site }) => {
    const { page, heard } = await site.visit(LISTEN + site.script() + CALENDAR);
    let answered = 0;
    page.on('response', (response) => {
      if (response.url().includes('/checkout-')) answered += 1;
    });
    const mendAhead = breakFile(site.relay, '/checkout-');
    await page.locator(SLOT).first().click();
    await expect.poll(() => answered).toBe(2);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    mendAhead();
    const book = page.locator('[part~="book-button"]');
    const note = page.locator('.book [part="error"]');
    // The choice has fetched it ahead, of which nothing is told.
    await expect(note).toHaveCount(0);
    await expect.poll(() => toldOn(page)).toEqual([]);
    for (const [, answer] of WRONG) {
      const mend = breakFile(site.relay, '/checkout-', answer);
      site.relay.seen.length = 0;
      await book.click();
      await note.waitFor();
      // By itself once more, and then no more.
      await expect.poll(() => requests(site, '/checkout-')).toBe(2);
      mend();
    }
    await expect.poll(() => toldOn(page)).toEqual(WRONG.map(() => 'creneau-slotted-calendar part-failed'));
    await expect(page.locator('creneau-checkout')).toHaveCount(0);
    await note.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('creneau-checkout input').first().waitFor();
    await expect(note).toHaveCount(0);
    const name = await focused(page);
    await expect.poll(() => page.evaluate(() => 'wasRun' in window)).toBe(false);
    expect(heard.errors).toEqual([]);

    const { page: usual } = await site.visit(site.script() + CALENDAR);
    await usual.locator(SLOT).first().click();
    await usual.locator('[part~="book-button"]').click();
    await usual.locator('creneau-checkout input').first().waitFor();
    await expect.poll(() => focused(usual)).toBe(name);
  });

  test('a calendar whose checkout comes with a wrong MIME type says so all the same', async ({ site }) => {
    site.relay.rules.add(async ({ host, path }) => {
      // The rule's own request is to another name.
      if (host !== 'cdn' || !path.includes('/checkout-')) return null;
      const answer = await fetch(site.relay.origin('cdn').replace('cdn.localhost', '127.0.0.1') + path);
      return {
        headers: { 'content-type': 'text/html', 'access-control-allow-origin': '*' },
        body: await answer.text(),
      };
    });
    const { page, heard } = await site.visit(LISTEN + site.script() + CALENDAR);
    await page.locator(SLOT).first().click();
    await page.locator('[part~="book-button"]').click();
    await page.locator('.book [part="error"]').waitFor();
    await expect.poll(() => toldOn(page)).toEqual(['creneau-slotted-calendar part-failed']);
    expect(heard.errors).toEqual([]);
  });
});
