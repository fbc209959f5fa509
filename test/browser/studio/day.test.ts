import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { test as base, expect, newPage } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';
import { violations } from '../finding/axe.ts';
import { openByKeyboard } from '../keyboard/a-keyboard.ts';

const test = base.extend<{ visit: (as: string, isPhone?: boolean) => Promise<Page> }>({
  /** Opens the studio's page tomorrow, whose sessions can be changed. */
  visit: async ({ browser, ownDemo }, use) =>
    use(async (as, isPhone = false) => {
      const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
      const page = await newPage(browser, isPhone ? phone : {});
      await page.goto(`${ownDemo.url}/studio/?as=${as}`);
      await page.getByRole('button', { name: 'Jour suivant' }).click();
      await page.locator('[part~="mark-button"]').first().waitFor();
      return page;
    }),
});

const marks = (page: Page) => page.locator('[part~="mark-button"]');

test('D-studio-marks: a thumb marks who came without a connection, and the mark arrives with it', async ({ visit }) => {
  const page = await visit('demo-provider', true);
  const small = await page.locator('creneau-studio-day').evaluate(
    ({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('a, button, input, select') ?? [])].filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && (width < 44 || height < 44);
      }).length,
  );
  expect(small).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(true);
  await marks(page).first().tap();
  await expect(marks(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 marque à envoyer')).toBeVisible();
  await expect(page.getByText('Pas encore envoyé')).toBeVisible();
  await page.getByRole('button', { name: 'Jour précédent' }).tap();
  await page.getByRole('button', { name: 'Jour suivant' }).tap();
  await expect(page.getByText('Sans connexion')).toBeVisible();
  await expect(marks(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.context().setOffline(false);
  await expect(page.getByText('1 marque à envoyer')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Jour suivant' }).tap();
  await expect(marks(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

for (const [index, width] of [375, 1280].entries()) {
  test(
    `D-studio-day: with the text of a browser twice as large, all of the page is read and pressed at ${width} px`,
    longFrom(1, index),
    async ({ visit }) => {
      const page = await visit('demo-provider');
      await page.setViewportSize({ width, height: 900 });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.reload();
      await page.getByRole('button', { name: 'Jour suivant' }).click();
      await page.locator('[part~="change-button"]').first().click();
      await page.getByRole('dialog').waitFor();
      expect(
        await page
          .locator('.person-name')
          .first()
          .evaluate((name) => getComputedStyle(name).fontSize),
      ).toBe('32px');
      const cut = await page.evaluate(() => {
        const element = document.querySelector('creneau-studio-day')?.shadowRoot;
        const day = element?.querySelector('.day')?.getBoundingClientRect().right ?? 0;
        const all = [...document.querySelectorAll('body *'), ...(element?.querySelectorAll('*') ?? [])];
        return all
          .filter((one) => one.clientWidth > 1 && !one.matches('.visually-hidden, .visually-hidden *'))
          .filter((one) => {
            const { right } = one.getBoundingClientRect();
            const isOut = right > (one.closest('.day') && !one.closest('dialog') ? day + 1 : innerWidth);
            const isNarrow = one.matches('.person-text, input[type="time"]') && one.clientWidth < 220;
            const isClipped = getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
            return isOut || isNarrow || isClipped;
          })
          .map((one) => one.outerHTML.slice(0, 80));
      });
      expect(cut).toEqual([]);
    },
  );
}

test('D-studio-day: the keyboard changes a session after its consequences, writes to its people and exports the list', async ({
  visit,
}) => {
  const page = await visit('demo-provider');
  const heard = listenTo(page);
  const session = page.locator('[part~="session"]', { has: page.locator('[part~="person"]') }).first();
  const [name = ''] = await session.locator('.person-name span').allTextContents();

  await session.locator('[part~="change-button"]').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Changer le nombre de places' }).press('Space');
  await dialog.getByLabel('Places', { exact: true }).fill('30');
  await dialog.getByRole('button', { name: 'Voir ce que cela change' }).press('Enter');
  await expect(dialog.locator('[part~="consequences"]')).toContainText(name);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Faire ce changement' }).press('Enter');
  await expect(page.getByText("C'est fait.")).toBeVisible();
  await expect(session.locator('[part~="counts"]')).toContainText('sur 30');

  await session.locator('[part~="write-button"]').press('Enter');
  await dialog.getByLabel('Message').fill('La salle est au premier étage.');
  await dialog.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await expect(page.getByText(/e-mails? (?:est envoyé|sont envoyés)/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter la liste' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^seances-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`"${name}"`);
  expect(heard.errors).toEqual([]);
});

test('D-calls-studio: files are brought to the page, which asks and shows what they would change', async ({
  visit,
}) => {
  const page = await visit('demo-admin');
  const place = page.locator('#import');
  const text = 'E-mail;Prénom;Nom;Téléphone\nlea.import@example.org;Léa;Roy;612345678\n';
  const drop = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'clients.csv', { type: 'text/csv' }));
    return data;
  }, text);
  await place.getByRole('heading', { name: 'Importer des fichiers' }).waitFor();
  await place.dispatchEvent('drop', { dataTransfer: drop });
  await expect(place.getByRole('combobox', { name: /perdu/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await place.getByRole('button', { name: 'Répondre' }).click();
  await expect(place.getByText('Clients : 1 de plus')).toBeVisible();
  await place.getByRole('button', { name: 'Écrire' }).click();
  await expect(place.getByText('C’est écrit.')).toBeVisible();
});

test('D-schedule-change: the keyboard alone moves a session, and each control has a name that says what it does', async ({
  browser,
  ownDemo,
}) => {
  const keys = await openByKeyboard(browser, `${ownDemo.url}/studio/?as=demo-provider`, 375);
  const { page } = keys;
  await keys.reach('button', /^Jour suivant$/);
  await keys.press('Enter');
  const session = page.locator('[part~="session"]', { has: page.locator('[part~="person"]') }).first();
  await session.waitFor();
  const [name = ''] = await session.locator('.person-name span').allTextContents();
  await keys.reach('button', /^.+ : présent$/);
  await keys.reach('button', /^Modifier : \d\dh\d\d ./, 'Shift+Tab');
  await keys.press('Enter');
  await keys.arrive('radio', /^La déplacer$/);
  for (const [field, time] of [
    ['Début', '0605'],
    ['Fin', '0635'],
  ] as const) {
    await keys.reach('InputTime', new RegExp(`^${field}$`));
    await keys.type(time);
  }
  await keys.reach('button', /^Voir ce que cela change$/);
  await keys.press('Enter');
  const dialog = page.getByRole('dialog');
  await keys.arrive('group', /^Voir ce que cela change$/);
  await expect(dialog.locator('[part~="consequences"]')).toContainText('06h05');
  await expect(dialog.locator('[part~="consequences"]')).toContainText(name);
  await keys.reach('button', /^Faire ce changement$/);
  await keys.press('Enter');
  await expect(page.getByText(/C'est fait\. .*prévenue/)).toBeVisible();
  const moved = page.locator('[part~="session"]', { hasText: '06h05' });
  await expect(moved).toContainText(name);
});
