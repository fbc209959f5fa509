import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { test } from '../../fixtures/browser/test.ts';
import { expectChoice } from './a-first-view.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});

test.afterAll(() => site?.stop());

test.describe('D-calendar-opening: the first view holds a slot that can be chosen, in 4, 3 and 2 days', () => {
  for (const at of [
    '2026-11-23T00:00',
    '2026-11-24T12:30',
    '2026-11-25T23:59',
    '2026-11-27T07:59',
    '2026-11-28T13:00',
    '2026-11-29T21:30',
    '2026-12-05T18:00',
    '2026-12-24T19:00',
    '2026-12-31T23:30',
    '2027-01-17T20:00',
    '2027-03-27T22:00',
    '2027-03-28T03:30',
  ] as const)
    test(`at ${at}`, () => expectChoice(site, at));
});
