import { expect } from '../../fixtures/browser/test.ts';
import { focused, openPage, slotAt, tabTo, test } from './a-page.ts';

/** Any slot of the grid. */
const SLOT = /, \S+ \d+ novembre 2026, /;

test.describe('the calendar by keyboard alone', () => {
  test('D-keyboard, D-focus-kept: from Tab into the grid to the confirmation the focus is never lost', async ({
    browser,
    ownDemo,
  }) => {
    const page = await openPage(browser, ownDemo, '/slotted/yoga-doux?as=demo-provider&date=2026-11-25');
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        expect(await focused(page), key).not.toBe('BODY');
      }
      return focused(page);
    };
    await tabTo(page, SLOT);
    // One tab stop: the next Tab leaves the grid, and Shift+Tab returns to the same slot.
    const stop = await focused(page);
    expect(await press('Tab')).not.toMatch(SLOT);
    expect(await press('Shift+Tab')).toBe(stop);

    expect(await press('Control+Home')).toMatch(/^08h00 .*mercredi 25 novembre 2026/);
    expect(await press('ArrowDown')).toMatch(/^09h00 .*mercredi 25 novembre 2026/);
    expect(await press('ArrowRight')).toMatch(/^09h00 .*jeudi 26 novembre 2026/);
    expect(await press('End', 'ArrowRight', 'ArrowLeft', 'Home')).toMatch(/^09h00 .*mercredi 25 novembre 2026/);
    expect(await press('PageDown')).toMatch(/^09h00 .*mercredi 2 décembre 2026/);
    expect(await press('PageUp', 'ArrowRight')).toMatch(/^09h00 .*jeudi 26 novembre 2026/);
    await press('Enter');
    await expect(slotAt(page, '2026-11-26', '09:00')).toHaveAttribute('aria-pressed', 'true');

    await tabTo(page, /^Je Réserve$/);
    await press('Enter');
    await page.locator('creneau-checkout .confirm').waitFor();
    await tabTo(page, /^Confirmer la réservation$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Réservation confirmée' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Réservation confirmée');
  });

  test('D-focus-kept: when a press removes the focused control, the focus moves to one beside it', async ({ open }) => {
    const page = await open('/slotted/padel-duo?date=2026-11-25');
    await slotAt(page, '2026-11-25', '08:00').press('Enter');
    await slotAt(page, '2026-11-25', '08:30').press('Enter');
    await page.getByRole('button', { name: /^Retirer .* 08h00/ }).press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Retirer .* 08h30/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Je Réserve');

    await slotAt(page, '2026-11-25', '08:00').press('Enter');
    await slotAt(page, '2026-11-25', '09:00').press('Enter');
    await page.getByRole('button', { name: 'Choisir ces 2 créneaux' }).press('Enter');
    await page.locator('[part~="reason"]').waitFor({ state: 'detached' });
    expect(await focused(page)).not.toBe('BODY');

    await page.getByRole('button', { name: "Aujourd'hui" }).press('Enter');
    await page.getByRole('button', { name: "Aujourd'hui" }).waitFor({ state: 'detached' });
    expect(await focused(page)).not.toBe('BODY');
  });

  test('D-refetch, D-focus-kept: on return to the page places are fetched again; selection and focus stay', async ({
    open,
  }) => {
    const page = await open('/slotted/yoga-doux?date=2026-11-27');
    await slotAt(page, '2026-11-27', '09:00').press('Enter');
    const name = await focused(page);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/booked/yoga-doux')),
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ]);
    await answer.finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect.poll(() => focused(page)).toBe(name);
    await expect(slotAt(page, '2026-11-27', '09:00')).toHaveAttribute('aria-pressed', 'true');
  });

  test('D-waiting-confirmation: a dialog asks before a slot is chosen for its waiting list; Escape declines; the focus returns', async ({
    open,
  }) => {
    const page = await open('/slotted/padel-duo?date=2026-12-04');
    await page.getByRole('button', { name: "Voir plus d'horaire" }).press('Enter');
    await slotAt(page, '2026-12-04', '13:00').press('Enter');
    const chosen = page.locator('[part~="selected-slot"]');
    await chosen.getByText("Liste d'attente").waitFor();
    const second = slotAt(page, '2026-12-04', '13:30');
    await second.press('Enter');
    const dialog = page.getByRole('dialog', { name: "SESSION PLEINE : LISTE D'ATTENTE" });
    await dialog.waitFor();
    await expect.poll(() => focused(page)).toBe('Oui');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^13h30 .*vendredi 4 décembre 2026/);
    await expect(chosen).toHaveCount(1);

    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^13h30 .*vendredi 4 décembre 2026/);
    await expect(chosen).toHaveCount(2);
  });

  test('D-filter-options: the first letter of an activity chooses it, and the calendar shows only its offers', {
    tag: '@long',
  }, async ({ open }) => {
    const page = await open('/user/studio-lumiere?date=2026-11-28');
    await tabTo(page, /^Tous/);
    const select = page.getByLabel('Activités');
    await select.focus();
    await page.keyboard.press('D');
    await expect(select).toHaveValue('danse');
    const offers = page.locator('.slot .offer');
    await expect.poll(async () => new Set(await offers.allTextContents())).toEqual(new Set(['Flamenco para todos']));
    await expect(page.getByRole('button', { name: "Voir plus d'horaire" })).toHaveCount(0);
    expect(await focused(page)).not.toBe('BODY');
  });
});
