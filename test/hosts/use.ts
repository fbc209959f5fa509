import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from '../fixtures/browser/test.ts';

/** A calendar, a list and a pager, which use calls of each kind, the address and an inserted checkout. */
export const THREE = `<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>
  <creneau-event-list></creneau-event-list><creneau-pager></creneau-pager>`;

/** A page, or a frame in it, that contains the elements. */
export type Place = Page | FrameLocator;

/** Chooses a slot of a later day. */
export async function choose(place: Place): Promise<void> {
  const calendar = place.locator('creneau-slotted-calendar').first();
  // The code of the calendar loads when the calendar is near the viewport.
  await calendar.scrollIntoViewIfNeeded();
  await calendar.locator('[aria-live="polite"] + button').click();
  await calendar.locator('[part~="slot"][part~="available"]').first().click();
  await expect(calendar.locator('[part~="slot"][aria-pressed="true"]').first()).toBeVisible();
}

/** Returns the selected slots below the calendar, which do not depend on the days that it shows. */
export function chosen(place: Place): Locator {
  return place.locator('creneau-slotted-calendar [part~="selected-slot"]');
}

/** Chooses a slot and continues to the guest form. */
export async function buy(place: Place): Promise<void> {
  await choose(place);
  await goOn(place);
}

/** Continues from the selected slots to the guest form. */
export async function goOn(place: Place): Promise<void> {
  await place.locator('creneau-slotted-calendar [part~="book-button"]').first().click();
  await expect(place.locator('creneau-checkout [part~="guest-form"]').first()).toBeVisible();
}

/** Expects that the list and its pager are shown. */
export async function seeList(place: Place): Promise<void> {
  await place.locator('creneau-event-list').first().scrollIntoViewIfNeeded();
  await expect(place.locator('creneau-event-list article').first()).toBeVisible();
  await expect(place.locator('creneau-pager [aria-current="page"]').first()).toBeVisible();
}

/** Expects that all elements of THREE work. */
export async function seeAndBuy(place: Place): Promise<void> {
  await seeList(place);
  await buy(place);
}
