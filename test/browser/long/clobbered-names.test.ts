import {
  type Clobberer,
  NOT_DRAWN,
  reachedEvil,
  tokenHosts,
  visitClobbered,
} from '../../fixtures/browser/clobbering.ts';
import { clobberableNames } from '../../fixtures/browser/read-names.ts';
import { type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

const KINDS: readonly Clobberer[] = ['img', 'two img', 'form', 'iframe', 'object', 'embed', 'a'];

let site: Site;
let names: readonly string[];

test.beforeAll(async () => {
  site = await startSite();
  const { page } = await site.visit('<!doctype html>');
  names = (await clobberableNames(page)).filter((name) => !NOT_DRAWN.includes(name));
});

test.beforeEach(() => site.relay.reset());

test.afterAll(() => site?.stop());

/** None of our requests went to the evil origin, and the token went to the author's API. */
const reached = () => ({ evil: reachedEvil(site), token: tokenHosts(site) });
const A_PAGE = 60;
const A_FEW = 6;
const NOTHING = { evil: [], token: ['api'] };

test.describe('C-token: what the evil origin gets from elements by their names', { tag: '@long' }, () => {
  for (const [kind, way] of KINDS.map((kind, index) => [kind, index % 2 === 0 ? '' : 'type="module"'] as const))
    test(`${kind}, many names at once, script tag ${JSON.stringify(way)}: nothing`, async () => {
      // Hundreds of objects on one page take minutes to load.
      for (let from = 0; from < names.length; from += A_PAGE) {
        const { page } = await visitClobbered(site, kind, names.slice(from, from + A_PAGE), way);
        await page.locator(SLOT).first().waitFor();
        await page.locator('creneau-order-history article').first().waitFor();
        expect(reached()).toEqual(NOTHING);
        await page.close();
      }
    });

  for (const [kind, name] of KINDS.flatMap((kind) => NOT_DRAWN.map((name) => [kind, name] as const)))
    test(`${kind}, ${name}, with which nothing is drawn: nothing`, async () => {
      await visitClobbered(site, kind, [name]);
      await expect.poll(() => site.relay.calls('api')).toContain('GET /api/v1/slotted/yoga-doux');
      await expect.poll(() => site.relay.seen.some(({ path }) => path.includes('/slotted-calendar-'))).toBe(true);
      expect(reached()).toEqual(NOTHING);
    });

  test('img, a few names at a time, from all over the list: nothing', async () => {
    const pages = Math.ceil(names.length / A_FEW);
    for (let page = 0; page < pages; page += 1) {
      const few = names.filter((_, index) => index % pages === page);
      const visit = await visitClobbered(site, 'img', few);
      await visit.page.locator(SLOT).first().waitFor();
      expect({ few, ...reached() }).toEqual({ few, ...NOTHING });
      await visit.page.close();
    }
  });
});
