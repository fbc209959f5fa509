import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { withoutStreams } from '../../fixtures/browser/without-streams.ts';
import { openPage, slotAt } from '../calendar/a-page.ts';
import { violations } from '../finding/axe.ts';
import {
  CARDS,
  choose,
  confirmed,
  enter,
  fillCard,
  fillGuest,
  focusedName,
  openOffer,
  pay,
  payButton,
  tabTo,
  termsBox,
} from './a-purchase.ts';
import { buyElsewhere, openShop, type Shop, salesOf, shopFor, type Who } from './a-shop.ts';
import { cardForm, fillAll, openStripeShop } from './stripe-shop.ts';

const shop = shopFor(openShop);

const MINUTE = 60_000;
const ENDED = 'Le délai est écoulé\u00a0: vos places ne sont plus gardées.';

test('D-hold-longer: from two minutes before the end one press keeps the places longer, and the focus stays in the field', async () => {
  const page = await aReview({ who: 'coach', day: '2026-12-09' });
  await pass(page, 7.9);
  await expect(longer(page)).toBeHidden();
  const number = page.getByLabel('Numéro de carte');
  await number.fill('4242 4242');
  await pass(page, 0.2);
  await expect(page.getByRole('status').getByText('Vous pouvez garder vos places plus longtemps.')).toBeAttached();
  expect(await violations(page)).toEqual([]);
  const [before] = await endsOf(shop, '2_20261209T0800');
  await longer(page).click();
  await expect(page.getByRole('status').getByText('Vos places sont gardées encore 10 minutes.')).toBeAttached();
  await expect(longer(page)).toBeHidden();
  await expect(number).toHaveValue('4242 4242');
  await expect(number).toBeFocused();
  const [after] = await endsOf(shop, '2_20261209T0800');
  expect(after).toBeGreaterThan(before ?? 0);
});

test('D-hold-longer: at the end the form stays with what was typed, nothing can be paid, and a press holds the same places again', async () => {
  const page = await aFilledReview('2026-12-10');
  await payButton(page).focus();
  await endHolds(page);
  await expect(page.getByRole('alert').getByText(ENDED)).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  expect(await violations(page)).toEqual([]);
  // Where the focus was on the button that pays, it is on the one in its place.
  await expect(page.getByRole('button', { name: 'Garder les places à nouveau' })).toBeFocused();
  await page.getByLabel('Numéro de carte').press('Enter');
  await page.getByRole('button', { name: 'Garder les places à nouveau' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Code promo')).toHaveValue('BIENVENUE10');
  await expect(termsBox(page)).toBeChecked();
  expect(await salesOf(shop, '2_20261210T0800')).toEqual([]);
  await payButton(page).click();
  await page.getByText('Ce que vous aviez saisi est maintenant pris en compte.').waitFor();
  await payButton(page).click();
  await confirmed(page);
  expect(await salesOf(shop, '2_20261210T0800')).toMatchObject([{ state: 'confirmed', total: 1080 }]);
});

test('D-kept-typing, D-one-way-on: at the end other slots can be chosen, and are bought with all that was typed', {
  tag: '@long',
}, async () => {
  const page = await aFilledReview('2026-12-23');
  await endHolds(page);
  await expect(page.getByRole('button', { name: 'Garder les places à nouveau' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Je Réserve' })).toBeHidden();
  await slotAt(page, '2026-12-23', '08:00').click();
  await expect(page.getByText('Ce que vous avez saisi est gardé.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Garder les places à nouveau' })).toBeHidden();
  await slotAt(page, '2026-12-23', '10:00').click();
  await page.getByRole('button', { name: 'Je Réserve' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Votre réservation' })).toBeFocused();
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Code promo')).toHaveValue('BIENVENUE10');
  await expect(termsBox(page)).toBeChecked();
  await payButton(page).click();
  await page.getByText('Ce que vous aviez saisi est maintenant pris en compte.').waitFor();
  await payButton(page).click();
  await confirmed(page);
  expect(await salesOf(shop, '2_20261223T1000')).toMatchObject([{ state: 'confirmed', total: 1080 }]);
});

test('D-hold-longer: at the end the payment of a narrow page stays where it is read', { tag: '@look' }, async () => {
  const page = await aFilledReview('2026-12-28');
  await page.setViewportSize({ width: 375, height: 700 });
  const before = await payTop(page);
  await endHolds(page);
  await expect(page.getByRole('alert').getByText(ENDED)).toBeVisible();
  expect(await payTop(page)).toBe(before);
});

test.describe('what is typed, whichever way other slots are chosen', { tag: '@long' }, () => {
  test('D-kept-typing: a guest who changes the slots before the end is not asked for a name again, and the places are given back at once', async () => {
    const day = '2026-12-24';
    const page = await openPage(shop.browser, shop.demo, `/slotted/padel-duo?date=${day}`);
    await choose(page, day, '08:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await fillGuest(page);
    await page.getByLabel('Offrir cette réservation').check();
    await page.getByLabel('Prénom').fill('Ana');
    await fillCard(page);
    await page.getByRole('button', { name: 'Modifier' }).click();
    await slotAt(page, day, '08:00').click();
    await expect.poll(() => endsOf(shop, '2_20261224T0800')).toEqual([]);
    await slotAt(page, day, '10:00').click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
    await expect(page.getByLabel('Prénom')).toHaveValue('Ana');
    await page.getByLabel('Offrir cette réservation').uncheck();
    await termsBox(page).check();
    await payButton(page).click();
    await confirmed(page);
    expect(await salesOf(shop, '2_20261224T1000')).toMatchObject([{ state: 'confirmed', total: 1200 }]);
  });

  test('D-kept-typing: a guest whose slot is gone at once can choose another without giving a name again', async () => {
    const day = '2026-12-25';
    const page = await openPage(shop.browser, shop.demo, `/slotted/padel-duo?date=${day}`);
    // The page does not hear that the slot is gone before it is held.
    await withoutStreams(page);
    await page.reload();
    await choose(page, day, '08:00');
    for (const who of ['company', 'admin'] as const)
      await buyElsewhere(shop, who, ['2_20261225T0800'], who === 'company' ? 0 : 12);
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await fillGuest(page);
    await page.getByRole('alert').filter({ hasText: 'pas disponible(s)' }).waitFor();
    await slotAt(page, day, '10:00').click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
  });
});

test.describe('more time, in every way that it is asked for', { tag: '@long' }, () => {
  test('D-hold-longer: by keyboard alone the places are kept longer, and the next Tab goes on from there', async () => {
    const page = await aReview({ who: 'coach', day: '2026-12-11' });
    await pass(page, 8.1);
    await tabTo(page, /^Garder mes places 10 minutes de plus$/);
    await page.keyboard.press('Enter');
    await expect(longer(page)).toBeHidden();
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Ajouter un code promo');
  });

  test('D-hold-longer: in one column the button is in sight while the card is typed, in English too', async () => {
    const page = await openOffer(shop, { who: 'coach', day: '2026-12-14', lang: 'en' });
    await page.setViewportSize({ width: 375, height: 700 });
    await enterByClock(page, '2026-12-14');
    await page.getByLabel('Card number').focus();
    await pass(page, 8.1);
    await expect(longer(page)).toBeInViewport({ ratio: 1 });
    await longer(page).click();
    await expect(longer(page)).toBeHidden();
  });

  test('D-hold-longer: another tab of the same purchase has the new end', async () => {
    const page = await openOffer(shop, { who: 'coach', day: '2026-12-15' });
    await enter(page, '2026-12-15', '08:00');
    await shop.database.query("UPDATE hold SET expires_at = expires_at - 500000 WHERE state = 'live'");
    await page.reload();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(longer(other)).toBeVisible();
    await longer(page).click();
    await expect(longer(page)).toBeHidden();
    await expect(longer(other)).toBeHidden();
    await expect(other.getByRole('timer')).toHaveText(/ (10:00|9:\d\d)$/);
  });

  test("D-hold-longer, D-storage-keys: a guest's duplicated tab has the new end", async () => {
    const day = '2026-12-23';
    const page = await openPage(shop.browser, shop.demo, `/slotted/padel-duo?date=${day}`);
    await choose(page, day, '08:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await fillGuest(page);
    await page.getByRole('timer').waitFor();
    await shop.database.query("UPDATE hold SET expires_at = expires_at - 500000 WHERE state = 'live'");
    await page.reload();
    const kept = await page.evaluate(() => sessionStorage.getItem('creneau.guest') ?? '');
    const other = await page.context().newPage();
    await other.addInitScript((text) => sessionStorage.setItem('creneau.guest', text), kept);
    await other.goto(page.url());
    await expect(longer(other)).toBeVisible();
    await longer(page).click();
    await expect(longer(page)).toBeHidden();
    await expect(longer(other)).toBeHidden();
    await expect(other.getByRole('timer')).toHaveText(/ (10:00|9:\d\d)$/);
  });

  test('D-hold-longer: a press that the API refuses after an hour says so, and the purchase goes on', async () => {
    const page = await aReview({ who: 'coach', day: '2026-12-16' });
    await shop.database.query("UPDATE hold SET held_at = expires_at - 3600000 WHERE state = 'live'");
    await pass(page, 8.1);
    await longer(page).click();
    await page.getByRole('alert').getByText('Ces places ont été gardées une heure').waitFor();
    await pay(page);
    await confirmed(page);
  });

  test('D-hold-longer: a press whose answer does not come says so, and can be tried again', async () => {
    const page = await aReview({ who: 'coach', day: '2026-12-17' });
    await pass(page, 8.1);
    await page.route('**/longer', (route) => route.abort());
    await longer(page).click();
    await page.getByRole('alert').getByText("Le délai n'a pas pu être prolongé. Réessayez.").waitFor();
    await page.unroute('**/longer');
    await longer(page).click();
    await expect(page.getByText("Le délai n'a pas pu être prolongé")).toBeHidden();
  });

  test('D-hold-longer: a press that comes too late leads to the question, with what was typed', async () => {
    const page = await aReview({ who: 'coach', day: '2026-12-18' });
    await fillCard(page);
    await pass(page, 8.1);
    await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
    await longer(page).click();
    await expect(page.getByRole('alert').getByText(ENDED)).toBeVisible();
    await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
  });

  test('D-hold-longer, D-lost-place: where a place is gone at the next try, another can be taken with what a guest had typed', async () => {
    const day = '2026-12-19';
    const page = await openPage(shop.browser, shop.demo, `/slotted/padel-duo?date=${day}`);
    await withoutStreams(page);
    await page.clock.install();
    await page.reload();
    await choose(page, day, '08:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await fillGuest(page);
    await fillCard(page);
    await endHolds(page);
    await expect(page.getByRole('alert').getByText(ENDED)).toBeVisible();
    for (const who of ['company', 'admin'] as const)
      await buyElsewhere(shop, who, ['2_20261219T0800'], who === 'company' ? 0 : 12);
    await page.getByRole('button', { name: 'Garder les places à nouveau' }).click();
    await page.getByRole('alert').filter({ hasText: 'pas disponible(s)' }).waitFor();
    await page.getByRole('button', { name: 'Prendre ce créneau' }).click();
    await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
    await termsBox(page).check();
    await payButton(page).click();
    await confirmed(page);
  });

  test('D-hold-longer: a place that cannot be asked for again keeps the form, and can be asked for once more', async () => {
    const page = await aReview({ who: 'coach', day: '2026-12-21' });
    await fillCard(page);
    await endHolds(page);
    await page.route('**/v1/hold', (route) => route.abort());
    await page.getByRole('button', { name: 'Garder les places à nouveau' }).click();
    await page.getByText("Vos places n'ont pas pu être gardées.").waitFor();
    await page.unroute('**/v1/hold');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
  });

  test('D-hold-longer: when the time to pay an order is up, the form stays too', async () => {
    const page = await aReview({ who: 'coach', day: '2026-12-22' });
    await pay(page, CARDS.declined);
    await page.getByText('Votre carte a été refusée.').waitFor();
    await expect(longer(page)).toBeHidden();
    await shop.database.query("UPDATE purchase SET pay_by = 1 WHERE state = 'pending'");
    await shop.sweep();
    await pass(page, 31);
    await expect(page.getByRole('alert').getByText(ENDED)).toBeVisible();
    await expect(page.getByLabel('Nom du titulaire')).toHaveValue('Camille Martin');
    await page.getByRole('button', { name: 'Garder les places à nouveau' }).click();
    await page.getByLabel('Numéro de carte').fill(CARDS.success);
    await payButton(page).click();
    await confirmed(page);
  });
});

test.describe("more time where Stripe's form takes the card", { tag: '@long' }, () => {
  const stripeShop = shopFor(openStripeShop);

  test("D-hold-longer: Stripe's form keeps what was typed when the time is up and the places are held again", async () => {
    const { page } = await stripeShop.visit({ who: 'coach', day: '2026-12-09' });
    await enter(page, '2026-12-09', '08:00');
    await fillAll(page);
    await stripeShop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
    await payButton(page).click();
    await expect(page.getByRole('alert').getByText(ENDED)).toBeVisible();
    await page.getByRole('button', { name: 'Garder les places à nouveau' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(cardForm(page).getByLabel('Numéro de carte')).not.toHaveValue('');
    await expect(termsBox(page)).toBeChecked();
    await payButton(page).click();
    await confirmed(page);
  });
});

interface Visit {
  readonly who: Who;
  readonly day: `${number}-${number}-${number}`;
}

/** A checkout whose places have just been held, and whose page's clock is the test's. */
async function aReview({ who, day }: Visit): Promise<Page> {
  const page = await openOffer(shop, { who, day });
  return enterByClock(page, day);
}

/** A checkout with a promo code, a card and the terms filled in, not sent. */
async function aFilledReview(day: Visit['day']): Promise<Page> {
  const page = await aReview({ who: 'coach', day });
  await page.getByRole('button', { name: 'Ajouter un code promo' }).click();
  // A response tells the page the server's time, so none may come once the page's clock is put forward.
  const kept = page.waitForResponse((response) => response.request().postData()?.includes('BIENVENUE10') === true);
  await page.getByLabel('Code promo').fill('BIENVENUE10');
  await fillCard(page);
  await termsBox(page).check();
  await (await kept).finished();
  return page;
}

/** Ends the live holds, for the API and for the page. */
async function endHolds(page: Page): Promise<void> {
  await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
  await pass(page, 10.1);
}

async function enterByClock(page: Page, day: Visit['day']): Promise<Page> {
  // A stream that seems silent would ask again, and the answer would tell the page the server's time.
  await withoutStreams(page);
  await page.clock.install();
  await page.reload();
  await choose(page, day, '08:00');
  await page.getByRole('button', { name: /^(Je Réserve|Book now)$/ }).click();
  await payButton(page).waitFor();
  return page;
}

/** How far below the checkout's heading its payment begins, in pixels. */
async function payTop(page: Page): Promise<number> {
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  return Math.round((await top('Paiement')) - (await top('Votre réservation')));
}

/** Lets minutes pass on the page alone. */
function pass(page: Page, minutes: number): Promise<void> {
  return page.clock.fastForward(minutes * MINUTE);
}

/** The button that keeps the places longer. */
function longer(page: Page) {
  return page.getByRole('button', { name: /^(Garder mes places .* de plus|Keep my places )/ });
}

/** When the live holds of a slot end. */
async function endsOf({ database }: Shop, slot: string): Promise<readonly number[]> {
  const rows = await database.query<{ end: number }>(
    `SELECT expires_at AS end FROM hold JOIN hold_place ON hold_id = hold.id WHERE state = 'live' AND place_id = $1`,
    [slot],
  );
  return rows.map(({ end }) => Number(end));
}
