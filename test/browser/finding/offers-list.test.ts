import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { aPageOf, aUserPayload } from '../../fixtures/data/catalogue-payloads.ts';
import { anEventPayload, someEvents } from '../../fixtures/data/events.ts';
import { longFrom } from '../../fixtures/tags.ts';
import { answering, bundleRule, openMarkup, shopRule } from './a-finding-page.ts';

const LIST = 'v1/event/list/provider/studio-lumiere?limit=8';

test.beforeEach(({ relay }) => {
  relay.reset();
  relay.rules.add(bundleRule);
  relay.rules.add(shopRule);
  relay.rules.add(answering('user/studio-lumiere', aUserPayload()));
  relay.rules.add(answering(LIST, aPageOf([anEventPayload({ hasMembership: true }), ...someEvents(7, 20)], 1, 2)));
  relay.rules.add(answering(`${LIST}&page=2`, aPageOf(someEvents(2, 40), 2, 2)));
  relay.rules.add(answering('user/camille', aUserPayload({ fullName: 'Camille Martin', groups: ['Customers'] })));
  relay.rules.add(answering('v1/event/list/provider/camille?limit=8', aPageOf(someEvents(1))));
});

const OFFERS = '<creneau-offers-list provider="studio-lumiere"></creneau-offers-list>';
const BOOKED = '<creneau-offers-list provider="camille"></creneau-offers-list>';

const headingOf = (page: Page) => page.locator('creneau-offers-list h2').textContent();

test.describe('S-offers-list: the offers list', () => {
  for (const [index, [lang, headings]] of (
    [
      ['fr', ['Offre(s) proposée(s) par Studio Lumière', 'Offre(s) réservée(s) par Camille Martin']],
      ['en', ['Offer(s) offered by Studio Lumière', 'Offer(s) booked by Camille Martin']],
    ] as const
  ).entries())
    test(`the headings are in ${lang}, by the group of the user`, longFrom(1, index), async ({ relay }) => {
      const { page } = await openMarkup(relay, OFFERS + BOOKED, { lang });
      await page.locator('creneau-offers-list').last().scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('creneau-offers-list h2').allTextContents()).toEqual(headings);
    });

  test('8 offers are on a page; a pager turns it, and nothing is fetched twice', async ({ relay }) => {
    const { page, heard } = await openMarkup(relay, `${OFFERS}<creneau-pager></creneau-pager>`);
    const cards = page.locator('article');
    await cards.first().waitFor();
    await expect(cards).toHaveCount(8);
    await expect(cards.first()).toContainText('Abonné');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(cards).toHaveCount(2);
    await expect
      .poll(() => relay.calls().toSorted())
      .toEqual(['user/studio-lumiere', LIST, `${LIST}&page=2`].map((path) => `GET /api/${path}`).toSorted());
    await expect
      .poll(() => page.locator('creneau-offers-list').evaluate((list) => Reflect.get(list, 'paging')))
      .toEqual({
        page: 2,
        lastPage: 2,
        loading: false,
      });
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });

  test('another language and another provider are shown live, without a reload', async ({ relay }) => {
    const { page } = await openMarkup(relay, OFFERS);
    await page.locator('article').first().waitFor();
    const list = page.locator('creneau-offers-list');
    await list.evaluate((element) => element.setAttribute('lang', 'en'));
    await expect.poll(() => headingOf(page)).toBe('Offer(s) offered by Studio Lumière');
    await list.evaluate((element) => element.setAttribute('provider', 'camille'));
    await page.getByRole('heading', { name: 'Offer(s) booked by Camille Martin' }).waitFor();
    await expect.poll(() => relay.calls()).toHaveLength(4);
  });

  test('a list without a provider shows a note, and gives one warning', async ({ relay }) => {
    const { page, heard } = await openMarkup(relay, '<creneau-offers-list></creneau-offers-list>');
    await page.getByText("Aucune enseigne n'est indiquée.").waitFor();
    await expect.poll(() => heard.said('<creneau-offers-list> names nobody')).toHaveLength(1);
    expect(relay.calls()).toEqual([]);
  });
});
