import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from '../fixtures/browser/test.ts';

/** A calendar, a list and a pager: calls of each kind, the address, the checkout inside the calendar. */
export const THREE = `<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>
  <creneau-event-list></creneau-event-list><creneau-pager></creneau-pager>`;

/** Where elements are: a page, or a frame in it. */
export type Place = Page | FrameLocator;

/** Chooses a slot of a later day. */
export async function choose(place: Place): Promise<void> {
  const calendar = place.locator('creneau-slotted-calendar').first();
  // Its code comes when it is near.
  await calendar.scrollIntoViewIfNeeded();
  await calendar.locator('[aria-live="polite"] + button').click();
  await calendar.locator('[part~="slot"][part~="available"]').first().click();
  await expect(calendar.locator('[part~="slot"][aria-pressed="true"]').first()).toBeVisible();
}

/** What is chosen is named below each calendar, whatever days it shows. */
export function chosen(place: Place): Locator {
  return place.locator('creneau-slotted-calendar [part~="selected-slot"]');
}

/** Chooses a slot and goes on until a guest is asked for an address. */
export async function buy(place: Place): Promise<void> {
  await choose(place);
  await goOn(place);
}

/** From the slots that are chosen to the form of a guest. */
export async function goOn(place: Place): Promise<void> {
  await place.locator('creneau-slotted-calendar [part~="book-button"]').first().click();
  await expect(place.locator('creneau-checkout [part~="guest-form"]').first()).toBeVisible();
}

/** The list and its pager are there. */
export async function seeList(place: Place): Promise<void> {
  await place.locator('creneau-event-list').first().scrollIntoViewIfNeeded();
  await expect(place.locator('creneau-event-list article').first()).toBeVisible();
  await expect(place.locator('creneau-pager [aria-current="page"]').first()).toBeVisible();
}

/** All of THREE works. */
export async function seeAndBuy(place: Place): Promise<void> {
  await seeList(place);
  await buy(place);
}
