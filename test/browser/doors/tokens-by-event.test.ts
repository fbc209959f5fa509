import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorsScript, TOKEN, tokenHosts } from '../../fixtures/browser/clobbering.ts';
import { type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ writes: true });
});

beforeEach(() => site.relay.reset());

afterAll(() => site?.stop());

const WITHHELD = 'the token is not sent to';

/** The page's own script, which answers every element's question with its user's token. */
const answering = `<script>
  document.addEventListener('creneau-tokenexpired', ({ detail }) => detail.renew(Promise.resolve('${TOKEN}')));
  document.addEventListener('creneau-signinrequired', (event) => {
    event.preventDefault();
    event.detail.signIn('${TOKEN}');
  });
</script>`;

/** What markup alone can put into a page whose sanitizer lets `data-` attributes through. */
const calendar = (host: string, more = '') =>
  `<div data-creneau="slotted-calendar" data-event="yoga-doux" data-mode="picker" data-api-url="${site.relay.origin(host)}/api" ${more}></div>`;

describe('C-token: a token that the page gives in answer to an event goes to the API of the page', () => {
  it('and not to one of another origin that a tag names, whose API says that its own has expired', async () => {
    const { page, heard } = await site.visit(answering + authorsScript(site) + calendar('evil', 'data-token="theirs"'));
    await page.locator('creneau-slotted-calendar [part~="error"]').waitFor();
    expect(site.relay.calls('evil').length).toBeGreaterThan(0);
    expect(tokenHosts(site)).toEqual([]);
    expect(heard.said(WITHHELD)).toHaveLength(1);
    expect(heard.console.filter((line) => line.includes(TOKEN))).toEqual([]);
  });

  it('and not to one that asks a visitor to sign in, who goes on as a guest', async () => {
    const { page, heard } = await site.visit(answering + authorsScript(site) + calendar('evil'));
    await page.locator(SLOT).first().click();
    await page.locator('[part~="book-button"]').click();
    await page.getByLabel(/prénom/i).waitFor();
    expect(tokenHosts(site)).toEqual([]);
    expect(heard.said(WITHHELD)).toHaveLength(1);
  });

  it.each(['data-token="expired"', ''])('which a tag may name itself; with %j', async (token) => {
    const { page, heard } = await site.visit(answering + authorsScript(site) + calendar('api', token));
    await page.locator(SLOT).first().click();
    await page.locator('[part~="book-button"]').click();
    await page.locator('.confirm').waitFor();
    expect(tokenHosts(site)).toEqual(['api']);
    expect(heard.said(WITHHELD)).toEqual([]);
  });
});
