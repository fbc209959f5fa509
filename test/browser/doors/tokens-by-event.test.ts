import { authorsScript, TOKEN, tokenHosts } from '../../fixtures/browser/clobbering.ts';
import { type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ writes: true });
});

test.beforeEach(() => site.relay.reset());

test.afterAll(() => site?.stop());

const WITHHELD = 'the token is not sent to';

/** The page's own script, which gives every element that asks its user's token. */
const answering = `<script>
  document.addEventListener('creneau-tokenexpired', ({ detail }) => detail.renew(Promise.resolve('${TOKEN}')));
  document.addEventListener('creneau-signinrequired', (event) => {
    event.preventDefault();
    event.detail.signIn('${TOKEN}');
  });
</script>`;

/** Markup that a sanitizer lets through if it keeps `data-` attributes. */
const calendar = (host: string, more = '') =>
  `<div data-creneau="slotted-calendar" data-event="yoga-doux" data-mode="picker" data-api-url="${site.relay.origin(host)}/api" ${more}></div>`;

test.describe("C-token: a token that the page sets when an event asks for one goes to the page's API", () => {
  test('a token does not go to an API of another origin that a tag names and that says that its token has expired', async () => {
    const { page, heard } = await site.visit(answering + authorsScript(site) + calendar('evil', 'data-token="theirs"'));
    await page.locator(SLOT).first().waitFor();
    await expect.poll(() => site.relay.calls('evil').length).toBeGreaterThan(0);
    expect(tokenHosts(site)).toEqual([]);
    await expect.poll(() => heard.said(WITHHELD)).toHaveLength(1);
    expect(heard.console.filter((line) => line.includes(TOKEN))).toEqual([]);
  });

  test('a token does not go to an API that asks a visitor to sign in; the visitor goes on as a guest', async () => {
    const { page, heard } = await site.visit(answering + authorsScript(site) + calendar('evil'));
    await page.locator(SLOT).first().click();
    await page.locator('[part~="book-button"]').click();
    await page.getByLabel(/prénom/i).waitFor();
    expect(tokenHosts(site)).toEqual([]);
    await expect.poll(() => heard.said(WITHHELD)).toHaveLength(1);
  });

  test("D-api-address: nor to one that a tag names where the page's own address is none", { tag: LONG }, async () => {
    const script = site.script('data-api-url="https://{{API_HOST}}/api"');
    const { page, heard } = await site.visit(answering + script + calendar('evil'));
    await page.locator(SLOT).first().click();
    await page.locator('[part~="book-button"]').click();
    await page.getByLabel(/prénom/i).waitFor();
    expect(tokenHosts(site)).toEqual([]);
    await expect.poll(() => heard.said(WITHHELD)).toHaveLength(1);
  });

  for (const [index, token] of ['data-token="expired"', ''].entries())
    test(
      `a token goes to the page's own API where a tag names it with ${JSON.stringify(token)}`,
      longFrom(1, index),
      async () => {
        const { page, heard } = await site.visit(answering + authorsScript(site) + calendar('api', token));
        await page.locator(SLOT).first().click();
        await page.locator('[part~="book-button"]').click();
        await page.locator('.confirm').waitFor();
        expect(tokenHosts(site)).toEqual(['api']);
        expect(heard.said(WITHHELD)).toEqual([]);
      },
    );
});
