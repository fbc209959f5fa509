import type { Browser } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { type Relay, startRelay } from '../../fixtures/browser/relay.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openStage, stageOf, troubles } from './a-qa-page.ts';

let browser: Browser;
let demo: Origins;
let relay: Relay;

test.beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
  relay = await startRelay(demo.url);
});

test.afterEach(() => relay.reset());

test.afterAll(async () => {
  await closePages(browser);
  await relay?.stop();
});

const PICKER = '?element=slotted-calendar&a-event=yoga-doux&a-mode=picker';
const TOKEN = 'demo-subscriber';

const sentTokens = () =>
  relay.seen
    .filter(({ path, method }) => method === 'GET' && path.includes('/v1/'))
    .map(({ headers }) => headers.authorization);

test.describe('D-qa-token: a token', { tag: '@long' }, () => {
  test('a token is sent by the stage, also when it is loaded again, and is written nowhere', async () => {
    const { page, heard } = await openStage(browser, demo, PICKER);
    const asked: string[] = [];
    page.on('request', (request) => {
      asked.push(request.url());
    });
    const signedIn = () => page.waitForRequest((request) => request.headers()['authorization'] === `Bearer ${TOKEN}`);
    const first = signedIn();
    await page.getByLabel('Own token').fill(TOKEN);
    await page.getByLabel('Own token').press('Enter');
    await first;
    const calls: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/')) calls.push(request.headers()['authorization']);
    });
    const again = signedIn();
    await page.getByRole('button', { name: 'Reload' }).click();
    await again;
    await (await stageOf(page)).locator('.slot').first().waitFor();
    expect([...new Set(calls)]).toEqual([`Bearer ${TOKEN}`]);
    expect(asked.filter((url) => url.includes(TOKEN))).toEqual([]);
    expect(page.url()).not.toContain(TOKEN);
    expect(await page.locator('#logs').textContent()).not.toContain(TOKEN);
    expect(await page.locator('#code').textContent()).not.toContain(TOKEN);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain(TOKEN);
    expect(troubles(heard)).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('Own token')).toHaveValue('');
  });
});

test.describe('D-qa-token: another API address', { tag: '@long' }, () => {
  test('another API address forgets the token', async () => {
    const { page } = await openStage(browser, demo, PICKER);
    await page.getByLabel('Own token').fill(TOKEN);
    await page.getByLabel('API address').fill(`${relay.origin('api')}/api`);
    await page.getByLabel('API address').press('Enter');
    await expect.poll(() => sentTokens().length).toBeGreaterThan(0);
    await (await stageOf(page)).locator('.slot').first().waitFor();
    await expect(page.getByLabel('Own token')).toHaveValue('');
    expect(sentTokens().filter((token) => token !== undefined)).toEqual([]);
  });
});

test.describe('D-qa-servers: the stage', { tag: '@long' }, () => {
  test('the stage calls an API of another origin', async () => {
    const api = `${relay.origin('api')}/api`;
    const { page, heard } = await openStage(browser, demo, `${PICKER}&api=${encodeURIComponent(api)}`);
    await (await stageOf(page)).locator('.slot').first().waitFor();
    await expect.poll(() => relay.calls('api')).toContain('GET /api/v1/slotted/yoga-doux');
    await expect(page.getByRole('region', { name: 'HTML' })).toContainText(`data-api-url="${api}"`);
    expect(troubles(heard)).toEqual([]);
  });
});

test.describe('D-qa-servers: nonsense', { tag: '@long' }, () => {
  test('nonsense in the settings is not used, and one sentence says so', async () => {
    const { page } = await openStage(browser, demo, PICKER);
    const before = page.url();
    for (const [label, text, sentence] of [
      ['API address', 'api.example', /An API address is https:/],
      ['Partner', 'a'.repeat(90), /A partner is a name/],
      ['Map tiles', 'nowhere', /Map tiles are an https address/],
      ['Own token', 'two words', /A token has letters/],
    ] as const) {
      const field = page.getByLabel(label);
      await field.fill(text);
      await field.press('Enter');
      await page.locator('.field', { has: field }).getByText(sentence).waitFor();
      await expect(field, label).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page).toHaveURL(before);
  });
});
