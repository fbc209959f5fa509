import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALENDAR, type Site, SLOT, startSite } from '../fixtures/browser/site.ts';
import { top } from './a-package.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

/** Returns the address of the built module behind an entry of the package. */
async function moduleOf(entry: string): Promise<string> {
  const code = await readFile(join(top, `dist/npm/${entry}.js`), 'utf8');
  return `${site.relay.origin('cdn')}/creneau/1/${/creneau\/([\w-]+\.js)/.exec(code)?.[1]}`;
}

describe('C-npm: the built modules in each order, as a bundler that splits an application runs them', {
  tags: ['@long'],
}, () => {
  it.each([
    ['the npm entry', ['index', 'slotted-calendar']],
    ['the calendar', ['slotted-calendar', 'index']],
  ] as const)('a press on the button to book loads the checkout if %s runs first', async (_, entries) => {
    const [first, second, index] = await Promise.all([...entries, 'index'].map(moduleOf));
    const api = site.relay.origin('cdn');
    const { page, heard } = await site.visit(`<!doctype html><html lang="fr"><body>${CALENDAR}<script type="module">
      await import('${first}');
      await import('${second}');
      const { configure } = await import('${index}');
      configure({ apiUrl: '${api}/api', siteUrl: '${api}' });
    </script></body></html>`);
    await page.locator(SLOT).first().click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByLabel('Prénom').waitFor();
    expect(heard.errors).toEqual([]);
  });
});
