import { expect } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';
import { slotAt, test } from './a-page.ts';

test.describe('from a slot of the default mode to its offer', () => {
  test('S-slot-content, D-cross-origin-date: a slot of the default mode stores its start and column, at which its offer then opens, once', async ({
    demo,
    open,
  }) => {
    const page = await open('/user/studio-lumiere');
    await page.getByRole('button', { name: 'Jours suivants' }).click();
    const link = page.getByRole('link', { name: /^09h00 .*Yoga doux, samedi 28 novembre 2026/ });
    await expect(link).toHaveAttribute('href', `${demo.url}/slotted/yoga-doux`);
    await link.click();
    await page.waitForURL(`${demo.url}/slotted/yoga-doux`);
    const heading = page.getByRole('columnheader').first();
    await heading.getByText('samedi 28 novembre 2026').waitFor();
    await expect
      .poll(() => page.evaluate(() => ({ ...localStorage })))
      .toEqual({
        'creneau.preSelected': 'true',
        'creneau.selectedDate': '2026/11/28',
        'creneau.selectedHour': '09:00',
        'creneau.columnIndex': '0',
      });
    const linked = slotAt(page, '2026-11-28', '09:00');
    await expect(linked).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await heading.getByText('mardi 24 novembre 2026').waitFor();
    await expect(page.locator('.slot[aria-current]')).toHaveCount(0);
  });
});

test.describe('columns and rows', () => {
  for (const [index, [width, days]] of (
    [
      [375, 2],
      [1280, 4],
    ] as const
  ).entries())
    test(
      `D-calendar-columns, D-visible-rows: a window of ${width} px shows ${days} days of five slots, and the others after a press`,
      longFrom(1, index),
      async ({ open }) => {
        const page = await open('/slotted/yoga-doux?date=2026-11-25', { width });
        await expect(page.getByRole('columnheader')).toHaveCount(days);
        await expect(page.locator('.slot')).toHaveCount(days * 5);
        await page.getByRole('button', { name: "Voir plus d'horaire" }).click();
        await page.getByRole('button', { name: "Voir moins d'horaire" }).waitFor();
        await expect(page.locator('.slot')).toHaveCount(days * 12);
      },
    );

  test('D-calendar-columns: an element shows 4 days from 960 px, 3 from 600 px, and 2 below', async ({ open }) => {
    const page = await open('/slotted/yoga-doux');
    // Each width changes the number.
    for (const [width, days] of [
      [320, 2],
      [960, 4],
      [959, 3],
      [599, 2],
      [600, 3],
    ] as const) {
      await page.locator('creneau-slotted-calendar').evaluate((calendar: HTMLElement, px) => {
        calendar.style.width = `${px}px`;
      }, width);
      await expect(page.getByRole('columnheader'), `${width} px`).toHaveCount(days);
    }
  });

  test('D-calendar-columns: in print the whole week is shown, with every slot', { tag: LONG }, async ({ open }) => {
    const page = await open('/slotted/yoga-doux?date=2026-11-25');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('columnheader')).toHaveCount(7);
    await expect(page.locator('.slot')).toHaveCount(7 * 12);
    await expect(page.getByRole('columnheader').first()).toContainText('lundi 23 novembre 2026');
    await expect(page.locator('.basket')).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('columnheader')).toHaveCount(4);
  });
});

test.describe('settings that change on a page', () => {
  test('D-element-language: another language keeps the selection, the day and the filter', async ({ open }) => {
    const page = await open('/slotted/yoga-doux?date=2026-11-27');
    await slotAt(page, '2026-11-27', '09:00').click();
    await page.evaluate(() => document.querySelector('creneau-slotted-calendar')?.setAttribute('lang', 'en'));
    const slot = slotAt(page, '2026-11-27', '09:00', 'en');
    await slot.waitFor();
    await expect(slot).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Book now' })).not.toHaveAttribute('aria-disabled');
    await expect(page.locator('[part~="selected-slot"]')).toContainText('Fri 27 Nov, 09:00 AM');
  });

  test("D-display-zone: in another zone hours have the zone's offset, and the date if it is another day there", async ({
    open,
  }) => {
    const page = await open('/slotted/fitness-de-nuit?date=2026-11-27');
    const zone = (name: string) =>
      page.evaluate((zoneName) => {
        document.querySelector('creneau-slotted-calendar')?.setAttribute('time-zone', zoneName);
      }, name);
    const first = page.locator('.slot').first();
    await zone('America/New_York');
    await first.getByText('18h30 UTC−5 (26 nov.)').first().waitFor();
    await zone('Europe/Madrid');
    await first.getByText('00h30 UTC+1', { exact: true }).waitFor();
  });
});
