import type { Browser } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { type Relay, startRelay } from '../../fixtures/browser/relay.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openStage, troubles } from './a-qa-page.ts';

let browser: Browser;
let demo: Origins;
let relay: Relay;

test.beforeAll(async () => {
  [browser, demo, relay] = await Promise.all([sharedBrowser(), sharedDemo(), startRelay()]);
});

test.afterAll(async () => {
  await closePages(browser);
  await relay?.stop();
});

for (const [path, seen] of [
  ['?element=slotted-calendar&a-event=padel-duo&a-mode=picker&lang=en&user=demo-coach', '.slot.available'],
  ['?element=checkout&a-item=event:1&theme=dark', '.item .book'],
  ['?element=event-list&a-query=city/paris', 'article.event img'],
  ['?element=provider-map&a-query=city/paris', '.place-row, .provider-map'],
] as const)
  test(`C-embedding: the snippet of ${path} runs on a blank page under the printed policy`, {
    tag: '@long',
  }, async () => {
    const { page, stage, heard } = await openStage(browser, demo, path);
    await stage.locator(seen).first().waitFor();
    const printed = async (name: string) => (await page.getByRole('region', { name, exact: true }).textContent()) ?? '';
    // The height is that of the loaded element.
    await expect.poll(() => printed('HTML')).toMatch(/min-height: \d{3,}px/);
    const [, policy = ''] = /^Content-Security-Policy: (.*)$/.exec(await printed('Header')) ?? [];
    const snippet = await printed('HTML');
    const blank = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Studio</title></head><body>${snippet}</body></html>`;
    heard.reset();
    await page.goto(relay.page(blank, { headers: { 'content-security-policy': policy, 'content-type': 'text/html' } }));
    await page.locator(seen).first().waitFor();
    expect(troubles(heard)).toEqual([]);
    const [tag] = /<creneau-[\w-]+(?= )/.exec(snippet) ?? [''];
    const height = /min-height: (\d+px)/.exec(snippet)?.[1];
    await expect
      .poll(() => page.locator(tag.slice(1)).evaluate((element) => getComputedStyle(element).minHeight))
      .toBe(height);
  });

for (const [what, name, header] of [
  ['C-embedding: the snippet with a nonce', 'With a nonce', 'Header with a nonce'],
  ['C-site-builders: the snippet without tags of ours', 'Without tags of ours', ''],
  ['C-link-form: the link', 'A link alone', ''],
] as const)
  test(`${what} runs on a blank page`, { tag: '@long' }, async () => {
    const { page, stage, heard } = await openStage(browser, demo, '?element=slotted-calendar&a-event=padel-duo');
    await stage.locator('.slot').first().waitFor();
    const printed = async (title: string) => {
      const text = await page.getByRole('region', { name: title, exact: true }).textContent();
      return (text ?? '').replaceAll('NONCE', 'abc');
    };
    await expect.poll(() => printed(name)).toMatch(/height(?:: |=)\d{3,}/);
    const snippet = await printed(name);
    const policy = header ? (await printed(header)).replace('Content-Security-Policy: ', '') : '';
    const blank = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Studio</title></head><body><main>${snippet}</main></body></html>`;
    heard.reset();
    const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) };
    await page.goto(relay.page(blank, { headers }));
    await page.locator('creneau-slotted-calendar .slot').first().waitFor();
    expect(troubles(heard)).toEqual([]);
  });
