import { startMinimal } from '../../fixtures/backends/minimal.ts';
import { SLOT } from '../../fixtures/browser/site.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { drawn, eventsOn, MARKERS, startMapSite } from '../map/a-map-page.ts';

test('D-conformance: a back end of 170 lines, made from docs/backends.md alone, feeds the calendar, the list of events with its filters and pages, and the map with its popups', {
  tag: '@long',
}, async () => {
  const [site, api] = await Promise.all([startMapSite(), startMinimal()]);
  onTestFinished(() => Promise.all([site.stop(), api.stop()]));
  const elements = `
    <creneau-slotted-calendar event="tapis-libre" mode="picker"></creneau-slotted-calendar>
    <creneau-event-list id="list"></creneau-event-list><creneau-pager for="list"></creneau-pager>
    <creneau-provider-map style="display: block; height: 400px"></creneau-provider-map>`;
  const { page, heard } = await site.open(elements, { script: `data-api-url="${api.url}"` });

  const calendar = page.locator('creneau-slotted-calendar');
  await calendar.getByText('Tapis libre').first().waitFor();
  await page.locator(SLOT).first().click();
  await page.locator('.slot.selected').first().waitFor();

  const list = page.locator('creneau-event-list');
  await list.getByText('Judo, séance 1', { exact: true }).waitFor();
  await page.locator('creneau-pager').getByText('2', { exact: true }).click();
  await list.getByText('Judo, séance 11', { exact: true }).waitFor();

  const map = page.locator('creneau-provider-map');
  await map.scrollIntoViewIfNeeded();
  await drawn(map);
  await expect(map.locator(MARKERS)).toHaveCount(2);
  await expect.poll(() => eventsOn(map)).toBe(31);
  await map.locator(MARKERS).first().press('Enter');
  await map.locator('.maplibregl-popup').getByText('séance').first().waitFor();
  expect([heard.errors, heard.said(/could not be read/)]).toEqual([[], []]);
});
