import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { expectChoice } from './a-first-view.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

describe('D-calendar-opening: the first view holds a slot that can be chosen, in 4, 3 and 2 days', () => {
  it('on a Sunday evening', () => expectChoice(site, '2026-11-29T20:00'));
});
