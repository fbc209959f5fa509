import { expect } from '../../fixtures/browser/test.ts';
import { drawn, test } from './a-map-page.ts';

const MAP = '<creneau-provider-map></creneau-provider-map>';

test.describe('D-failed-file: without its engine or its worker', { tag: '@long' }, () => {
  for (const name of ['map-engine', 'map-worker'] as const)
    test(`without ${name} the list and the reason are shown; a press draws the map`, async ({ maps }) => {
      const gone = new RegExp(`/${name}-`);
      const { page, asked, heard } = await maps.open(MAP, {
        before: (early) => early.route(gone, (route) => route.fulfill({ status: 404 })),
      });
      await page.getByText("La carte n'a pas pu être chargée. Voici les lieux sous forme de liste.").waitFor();
      await page.locator('.place-row').first().waitFor();
      await expect.poll(() => asked.filter((each) => gone.test(each))).toHaveLength(2);
      await expect.poll(() => heard.said('<creneau-provider-map')).toHaveLength(1);
      await page.unroute(gone);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await drawn(page);
      expect(heard.errors).toEqual([]);
    });
});
