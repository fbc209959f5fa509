import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../fixtures/browser/relay.ts';
import { CALENDAR, type Site, SLOT, startSite, type Visit } from '../../fixtures/browser/site.ts';
import { focused } from '../calendar/a-page.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

beforeEach(() => site.relay.reset());

afterAll(() => site?.stop());

/** What a server may send in the place of a file. */
const WRONG: readonly (readonly [string, Answer])[] = [
  ['a missing file', { status: 404 }],
  [
    'a page for people instead of the file',
    { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Oops' },
  ],
  ['a file that was changed', { headers: { 'content-type': 'text/javascript' }, body: 'globalThis.wasRun = true' }],
];

/** Sends `answer` for the files with this name until the function that it returns is called. */
function breakFile(name: string, answer: Answer = { status: 404 }): () => void {
  const rule = ({ path }: { readonly path: string }) => (path.includes(name) ? answer : null);
  site.relay.rules.add(rule);
  return () => site.relay.rules.delete(rule);
}

const requests = (name: string) => site.relay.seen.filter(({ path }) => path.includes(name)).length;

/** Each `creneau-error` from now on, as `tag code`. */
const LISTEN = `<script>
  window.told = [];
  addEventListener('creneau-error', (event) => told.push(event.target.localName + ' ' + event.detail.code));
</script>`;
const told = ({ page }: Visit) => page.evaluate(() => Reflect.get(window, 'told') as readonly string[]);

describe('D-failed-file: the checkout that a calendar needs', () => {
  it('does not come: the calendar says so beside the button, and a press loads it', async () => {
    const visit = await site.visit(LISTEN + site.script() + CALENDAR);
    const { page, heard } = visit;
    await page.locator(SLOT).first().click();
    const book = page.locator('[part~="book-button"]');
    const note = page.locator('.book [part="error"]');
    for (const [, answer] of WRONG) {
      const mend = breakFile('/checkout-', answer);
      site.relay.seen.length = 0;
      await book.click();
      await note.waitFor();
      // By itself once more, and then no more.
      expect(requests('/checkout-')).toBe(2);
      mend();
    }
    expect(await told(visit)).toEqual(WRONG.map(() => 'creneau-slotted-calendar part-failed'));
    expect(await page.locator('creneau-checkout').count()).toBe(0);
    await note.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('creneau-checkout input').first().waitFor();
    expect(await note.count()).toBe(0);
    const name = await focused(page);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    expect(heard.errors).toEqual([]);

    const { page: usual } = await site.visit(site.script() + CALENDAR);
    await usual.locator(SLOT).first().click();
    await usual.locator('[part~="book-button"]').click();
    await usual.locator('creneau-checkout input').first().waitFor();
    expect(await focused(usual)).toBe(name);
  });
});
