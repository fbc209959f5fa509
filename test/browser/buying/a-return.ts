import type { Page } from 'playwright-core';
import { choose } from './a-purchase.ts';

/** Has the page add another calendar, after each navigation. */
export async function addSecondCalendar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const second = document.createElement('creneau-slotted-calendar');
      second.setAttribute('event', 'yoga-doux');
      document.querySelector('main')?.append(second);
    });
  });
}

/** The element before each checkout of the page. */
export function places(page: Page): Promise<readonly string[]> {
  return page
    .locator('creneau-checkout')
    .evaluateAll((all) =>
      all.map(({ previousElementSibling: before }) => `${before?.localName} ${before?.getAttribute('event')}`),
    );
}

/** Chooses a slot and goes on as a guest. */
export async function enterAsGuest(
  page: Page,
  ...slot: Parameters<typeof choose> extends [Page, ...infer Rest] ? Rest : never
) {
  await choose(page, ...slot);
  await page.getByRole('button', { name: 'Je Réserve' }).click();
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill('Petit');
  await page.getByLabel('E-mail').fill('zoe.petit@example.org');
  await page.getByRole('button', { name: 'Continuer' }).click();
}
