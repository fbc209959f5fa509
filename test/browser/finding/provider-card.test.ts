import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { aUserPayload } from '../../fixtures/data/catalogue-payloads.ts';
import { answering, asJson, bundleRule, openMarkup, shopRule } from './a-finding-page.ts';

test.beforeEach(({ relay }) => {
  relay.reset();
  relay.rules.add(bundleRule);
  relay.rules.add(shopRule);
});

const CARD = '<creneau-provider-card provider="studio-lumiere"></creneau-provider-card>';

const heightOf = (page: Page) => page.locator('creneau-provider-card').evaluate((card) => card.clientHeight);

test.describe('S-provider: the head of a venue’s page', { tag: '@long' }, () => {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [375, 'dark'],
  ] as const)
    test(`the head is as high as its skeleton at ${width} px, ${colorScheme}`, { tag: '@look' }, async ({ relay }) => {
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      relay.rules.add(async ({ path }) => {
        if (path !== '/api/user/studio-lumiere') return null;
        await asked;
        return asJson(aUserPayload());
      });
      const { page } = await openMarkup(relay, CARD, { width, colorScheme });
      await page.getByRole('status', { name: "Chargement de l'enseigne…" }).waitFor();
      const kept = await heightOf(page);
      answer();
      await page.getByRole('link', { name: 'Studio Lumière' }).waitFor();
      expect(Math.abs((await heightOf(page)) - kept)).toBeLessThanOrEqual(1);
    });

  test('the head has name, link and town, after one call', async ({ relay }) => {
    relay.rules.add(answering('user/studio-lumiere', aUserPayload()));
    const { page, heard } = await openMarkup(relay, CARD);
    const name = page.getByRole('link', { name: 'Studio Lumière' });
    await expect(name).toHaveAttribute('href', `${relay.origin('shop')}/user/studio-lumiere`);
    await page.getByText('69001 Lyon').waitFor();
    expect([heard.errors, heard.console]).toEqual([[], []]);
    await expect.poll(() => relay.calls()).toEqual(['GET /api/user/studio-lumiere']);
  });

  test('the head without a picture, or with one that fails to load, has the same box', async ({ relay }) => {
    relay.rules.add(answering('user/studio-lumiere', aUserPayload({ picture: { medium: null } })));
    relay.rules.add(answering('user/bulle', aUserPayload({ picture: { medium: '/pictures/gone.svg' } })));
    const { page } = await openMarkup(relay, CARD);
    await page.getByRole('heading', { name: 'Studio Lumière' }).waitFor();
    const without = await heightOf(page);
    await page.locator('creneau-provider-card').evaluate((card) => card.setAttribute('provider', 'bulle'));
    await expect.poll(() => relay.calls().length).toBe(2);
    await page.getByRole('heading', { name: 'Studio Lumière' }).waitFor();
    await page.locator('creneau-provider-card img').waitFor({ state: 'detached' });
    await expect.poll(() => heightOf(page)).toBe(without);
  });
});
