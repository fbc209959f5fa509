import { expect, test } from '../../fixtures/browser/test.ts';
import { openQa, openStage } from './a-qa-page.ts';

const PICKER = '?element=slotted-calendar&a-event=yoga-doux&a-mode=picker';

test.describe('C-pages: the list of requests', { tag: '@long' }, () => {
  test('the list of requests has method, path, status and milliseconds of each call, and can be cleared', async ({
    browser,
    demo,
  }) => {
    const { page } = await openStage(browser, demo, PICKER);
    const row = page.locator('#calls tbody tr').filter({ hasText: '/v1/slotted/yoga-doux' });
    await row.first().waitFor();
    const [method, path, status, ms] = await row.first().locator('td').allTextContents();
    expect([method, path, status]).toEqual(['GET', '/v1/slotted/yoga-doux', '200']);
    expect(ms).toMatch(/^\d+$/);
    await page.getByRole('button', { name: 'Empty the list' }).click();
    await expect(row).toHaveCount(0);
  });
});

test.describe('D-qa-faults: the faults of the stage', { tag: '@long' }, () => {
  test('every second call is answered 503, and the element asks again', async ({ browser, demo }) => {
    const { page, stage } = await openStage(browser, demo, `${PICKER}&fault=flaky`);
    await page.getByText('503 (made on the stage)').first().waitFor();
    await stage.locator('.slot').first().waitFor();
    const statuses = await page.locator('#calls tbody td:nth-child(3)').allTextContents();
    const made = statuses.filter((status) => status === '503 (made on the stage)').length;
    expect(made).toBe(Math.floor(statuses.length / 2));
  });

  test('without a connection no call is answered, and the element works again when the connection is back', async ({
    browser,
    demo,
  }) => {
    const { page, stage } = await openStage(browser, demo, `${PICKER}&fault=offline`);
    await stage.locator('.note.failed').waitFor();
    await page.getByText('no answer (made on the stage)').first().waitFor();
    await expect(page.locator('#calls tbody td:nth-child(3)', { hasText: '200' })).toHaveCount(0);
    await page.getByLabel('Network').selectOption('');
    await stage.locator('.slot').first().waitFor();
  });
});

test.describe('D-qa-axe: axe', { tag: '@long' }, () => {
  test('axe finds what is broken on the stage, and nothing where nothing is', async ({ browser, demo }) => {
    const { page, stage } = await openStage(browser, demo, PICKER);
    await stage.locator('.slot').first().waitFor();
    const check = page.getByRole('button', { name: 'Check with axe' });
    await check.click();
    await page.getByText('axe finds nothing wrong').waitFor();
    await stage.locator('#stage').evaluate((main) => {
      const picture = Object.assign(document.createElement('img'), { id: 'nameless', src: '/hero.svg' });
      main.append(picture);
    });
    await check.click();
    await page.locator('#audit li', { hasText: 'image-alt' }).locator('code', { hasText: '#nameless' }).waitFor();
  });
});

test.describe('C-pages: an element that needs an attribute', { tag: '@long' }, () => {
  test('an element that needs an attribute says so, with a link to an example that works', async ({
    browser,
    demo,
  }) => {
    const { page } = await openQa(browser, demo, '?element=checkout');
    await page.getByText('<creneau-checkout> shows nothing until it has item.').waitFor();
    await page.getByRole('link', { name: 'Show an example' }).click();
    await page.frameLocator('#stage').locator('.item .book').waitFor();
    await expect(page.locator('#needs')).toBeHidden();
  });
});
