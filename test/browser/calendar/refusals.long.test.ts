import type { Browser } from 'playwright-core';
import type { RefusalCase } from '../../../core/booking/refusal.ts';
import type { PlainDate, TimeOfDay } from '../../../core/time/wall-time.ts';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openPage, slotAt } from './a-page.ts';

let browser: Browser;
let demo: Origins;

test.beforeAll(async () => {
  browser = await sharedBrowser();
  demo = await sharedDemo();
});

test.afterAll(async () => {
  await closePages(browser);
});

interface Refused {
  /** The user whose bookings count; a visitor by default. */
  readonly as?: string;
  readonly offer: string;
  readonly day: PlainDate;
  readonly chosen?: readonly TimeOfDay[];
  readonly pressed: TimeOfDay;
  readonly fr: string;
  readonly en: string;
}

/** Cases that this table leaves out: two are never seen on a slot (D-unseen-cases), the other has a test of its own below. */
type Untabled = 'outside-period' | 'day-off' | 'other-offer';

/** The sample data has an offer for each. The texts quoted in S-slot-messages are exact. */
const REFUSED: Readonly<Record<Exclude<RefusalCase, Untabled>, Refused>> = {
  past: {
    offer: 'yoga-doux',
    day: '2026-11-23',
    pressed: '08:00',
    fr: 'Ce créneau est passé.',
    en: 'This slot is over.',
  },
  'already-booked': {
    as: 'demo-customer',
    offer: 'yoga-doux',
    day: '2026-11-25',
    pressed: '10:00',
    fr: 'Vous avez déjà réservé ce créneau.',
    en: 'You have already booked this slot.',
  },
  'multi-limit': {
    as: 'demo-customer',
    offer: 'location-de-paddle',
    day: '2026-11-26',
    pressed: '11:00',
    fr: 'Vous pouvez réserver ce créneau 3 fois au plus.',
    en: 'You can book this slot 3 times at most.',
  },
  full: {
    offer: 'yoga-doux',
    day: '2026-11-25',
    pressed: '08:00',
    fr: 'Cette séance est complète.',
    en: 'This session is full.',
  },
  'max-slots': {
    offer: 'danse-classique',
    day: '2026-11-25',
    chosen: ['17:00', '18:00'],
    pressed: '19:00',
    fr: 'Vous êtes limité à 2 créneaux par réservation.',
    en: 'You are limited to 2 slots per reservation.',
  },
  'monthly-limit': {
    as: 'demo-company',
    offer: 'futsal-inter-entreprises',
    day: '2026-11-25',
    pressed: '17:00',
    fr: 'Vous êtes limité à 6 réservations par mois.',
    en: 'You are limited to 6 reservations per month.',
  },
  'not-consecutive': {
    offer: 'padel-duo',
    day: '2026-11-25',
    chosen: ['08:00'],
    pressed: '09:00',
    fr: 'Créneaux consécutifs uniquement',
    en: 'Consecutive slots only',
  },
};

for (const lang of ['fr', 'en'] as const)
  test.describe(`D-refused-slot, S-slot-messages: refused (${lang})`, () => {
    for (const [name, refused] of Object.entries(REFUSED))
      test(`${name}`, async () => {
        const as = refused.as ? `&as=${refused.as}` : '';
        const page = await openPage(browser, demo, `/slotted/${refused.offer}?date=${refused.day}${as}`, { lang });
        for (const hour of refused.chosen ?? []) await slotAt(page, refused.day, hour, lang).click();
        // No link leads to a past day.
        if (name === 'past')
          await page.getByRole('button', { name: lang === 'fr' ? 'Jours précédents' : 'Earlier days' }).click();
        const slot = slotAt(page, refused.day, refused.pressed, lang);
        await page.locator(`.slot.${name}`).first().waitFor();
        await expect(slot).toHaveAttribute('aria-disabled', 'true');
        await slot.press('Enter');
        await page.locator('[part~="reason"]').getByText(refused[lang], { exact: true }).waitFor();
        // The slot shows it too, and is not selected.
        expect((await slot.textContent())?.replace(/\s+/gu, ' ')).toContain(refused[lang]);
        await expect(page.locator('[part~="selected-slot"]')).toHaveCount(refused.chosen?.length ?? 0);
      });

    test('other-offer: the selection can be replaced', async () => {
      const page = await openPage(browser, demo, '/user/studio-lumiere?date=2026-11-25', { lang });
      await page.evaluate(() => document.querySelector('creneau-slotted-calendar')?.setAttribute('mode', 'picker'));
      const chosen = page.locator('[part~="selected-slot"]');
      const [padel, yoga] = lang === 'fr' ? ['Padel duo', 'Yoga doux'] : ['Padel for two', 'Gentle yoga'];
      await slotAt(page, '2026-11-26', '08:00', lang, padel).click();
      await chosen.waitFor();
      await slotAt(page, '2026-11-26', '08:00', lang, yoga).press('Enter');
      const text = lang === 'fr' ? 'Une réservation porte sur une seule offre' : 'A booking covers one offer';
      await page.locator('[part~="reason"]').getByText(text, { exact: true }).waitFor();
      await expect(chosen).toHaveCount(1);
      const basket = page.locator('[part~="basket"]');
      await basket.getByText(padel).waitFor();
      await page
        .getByRole('button', { name: lang === 'fr' ? 'Remplacer ma sélection' : 'Replace my selection' })
        .click();
      await page.locator('[part~="reason"]').waitFor({ state: 'detached' });
      await expect(chosen).toHaveCount(1);
      await basket.getByText(yoga).waitFor();
    });
  });
