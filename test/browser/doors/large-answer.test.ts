import type { Page } from 'playwright-core';
import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const OFFER = '/api/v1/slotted/yoga-doux';

/** Opens a calendar whose offer has this text as its response. */
async function visit(site: Site, body: string) {
  site.relay.rules.add(({ path }) => (path === OFFER ? { body } : null));
  const { page, heard } = await site.visit(
    `<script>
      errors = [];
      addEventListener('creneau-error', ({ detail }) => errors.push(detail.message));
    </script>${site.script('async')}${CALENDAR}`,
  );
  let hasCrashed = false;
  page.on('crash', () => {
    hasCrashed = true;
  });
  return { page, heard, hasCrashed: () => hasCrashed };
}

const errorsOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'errors') as readonly string[]);

test.describe('D-answer-size: a response that would freeze the page', { tag: '@long' }, () => {
  for (const [what, body, message] of [
    ['60 MB of lists in lists', nested(30_000_000), /answered more than 32 MB/],
    ['100,000 lists in lists', nested(100_000), /answered something unexpected/],
    ['60 MB side by side', `[${'{},'.repeat(20_000_000)}{}]`, /answered more than 32 MB/],
  ] as const)
    test(`a response that would freeze the page is refused: ${what}`, async ({ site }) => {
      const { page, heard, hasCrashed } = await visit(site, body);
      await page.getByRole('alert').getByText('Le service ne répond pas comme prévu.').waitFor();
      await expect.poll(() => errorsOf(page)).toEqual([expect.stringMatching(message)]);
      expect([hasCrashed(), heard.errors]).toEqual([false, []]);
      // The first call was the loader's, this one is the widget's.
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect.poll(() => errorsOf(page)).toHaveLength(2);
      site.relay.rules.clear();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await page.locator(SLOT).first().waitFor();
    });
});
