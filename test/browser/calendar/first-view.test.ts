import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { test } from '../../fixtures/browser/test.ts';
import { expectChoice } from './a-first-view.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});

test.afterAll(() => site?.stop());

test.describe('D-calendar-opening: the first view holds a slot that can be chosen, in 4, 3 and 2 days', () => {
  test('on a Sunday evening', () => expectChoice(site, '2026-11-29T20:00'));
});
