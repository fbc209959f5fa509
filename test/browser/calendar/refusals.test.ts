import type { Page } from 'playwright-core';
import type { RefusalCase } from '../../../core/booking/refusal.ts';
import type { PlainDate, TimeOfDay } from '../../../core/time/wall-time.ts';
import { expect } from '../../fixtures/browser/test.ts';
import { type Language, slotAt, test } from './a-page.ts';

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

test.describe('refused slots', { tag: '@long' }, () => {
  for (const [name, refused] of Object.entries(REFUSED))
    test(`D-refused-slot, S-slot-messages: a slot that is refused as ${name} says so where it is and below the calendar, and is not selected`, async ({
      open,
    }) => {
      const as = refused.as ? `&as=${refused.as}` : '';
      const page = await open(`/slotted/${refused.offer}?date=${refused.day}${as}`);
      for (const hour of refused.chosen ?? []) await slotAt(page, refused.day, hour).click();
      // No link leads to a past day.
      if (name === 'past') await page.getByRole('button', { name: 'Jours précédents' }).click();
      await page.locator(`.slot.${name}`).first().waitFor();
      await slotAt(page, refused.day, refused.pressed).press('Enter');
      for (const lang of ['fr', 'en'] as const) {
        await speak(page, lang);
        await page.locator('[part~="reason"]').getByText(refused[lang], { exact: true }).waitFor();
        const slot = slotAt(page, refused.day, refused.pressed, lang);
        await expect(slot).toHaveAttribute('aria-disabled', 'true');
        await expect(slot).toContainText(refused[lang]);
      }
      await expect(page.locator('[part~="selected-slot"]')).toHaveCount(refused.chosen?.length ?? 0);
    });

  test('D-refused-slot, S-slot-messages: a selection of another offer can be replaced', async ({ open }) => {
    const page = await open('/user/studio-lumiere?date=2026-11-25');
    await page.evaluate(() => document.querySelector('creneau-slotted-calendar')?.setAttribute('mode', 'picker'));
    const chosen = page.locator('[part~="selected-slot"]');
    await slotAt(page, '2026-11-26', '08:00', 'fr', 'Padel duo').click();
    await chosen.waitFor();
    await slotAt(page, '2026-11-26', '08:00', 'fr', 'Yoga doux').press('Enter');
    const basket = page.locator('[part~="basket"]');
    for (const [lang, text, replace] of [
      ['en', 'A booking covers one offer', 'Replace my selection'],
      ['fr', 'Une réservation porte sur une seule offre', 'Remplacer ma sélection'],
    ] as const) {
      await speak(page, lang);
      await page.locator('[part~="reason"]').getByText(text, { exact: true }).waitFor();
      await page.getByRole('button', { name: replace }).waitFor();
    }
    await expect(chosen).toHaveCount(1);
    await basket.getByText('Padel duo').waitFor();
    await page.getByRole('button', { name: 'Remplacer ma sélection' }).click();
    await page.locator('[part~="reason"]').waitFor({ state: 'detached' });
    await expect(chosen).toHaveCount(1);
    await basket.getByText('Yoga doux').waitFor();
  });
});

/** Sets the calendar's language. */
function speak(page: Page, lang: Language): Promise<void> {
  return page.locator('creneau-slotted-calendar').evaluate((calendar, to) => calendar.setAttribute('lang', to), lang);
}
