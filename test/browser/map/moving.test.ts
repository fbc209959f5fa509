import { expect } from '../../fixtures/browser/test.ts';
import { countIn, drawn, rest, test } from './a-map-page.ts';
import { focused, servePositions, TOWNS } from './served-places.ts';

test.describe('D-focus-kept: the map by keyboard, while it moves', { tag: '@long' }, () => {
  test('the focus stays with its marker during a zoom', async ({ maps }) => {
    const { page, heard } = await maps.open('<creneau-provider-map></creneau-provider-map>', {
      isMoving: true,
      before: (fresh) => servePositions(fresh, TOWNS),
    });
    await drawn(page);
    await page.locator('.cluster').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Lieu [123], 2 événements$/);
    await rest(page);
    await expect.poll(() => focused(page)).toMatch(/^Lieu [123], 2 événements$/);
    const out = page.getByRole('button', { name: 'Réduire' });
    for (let step = 0; step < 6; step += 1) await out.evaluate((button) => (button as HTMLElement).click());
    await rest(page);
    expect(countIn(await focused(page))).toBeGreaterThan(0);
    expect(heard.errors).toEqual([]);
  });
});
