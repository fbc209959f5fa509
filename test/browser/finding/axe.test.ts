import type { Page } from 'playwright-core';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { violations } from './axe.ts';

const PAGE = '<!doctype html><html lang="fr"><head><title>Studio</title></head><body><main><h1>Studio</h1>';

async function aPage(html: string): Promise<Page> {
  const context = await (await sharedBrowser()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.setContent(PAGE + html);
  return page;
}

const twoButtons = (size: number) =>
  ['Retirer', 'Modifier']
    .map(
      (name) =>
        `<button aria-label="${name}" style="width: ${size}px; height: ${size}px; padding: 0; border: 0">×</button>`,
    )
    .join('');

for (const [size, count] of [
  [16, 2],
  [24, 0],
] as const)
  test(`D-axe: axe finds ${count} of two buttons side by side too small, each ${size} px wide and high`, {
    tag: '@long',
  }, async () => {
    const page = await aPage(`<div style="display: flex">${twoButtons(size)}</div>`);
    const found = await violations(page);
    expect(found.map((one) => one.split(':')[0])).toEqual(Array(count).fill('target-size'));
  });

for (const [scheme, ink, others] of [
  ['light', '#1b2322', '#f4f6f5'],
  ['dark', '#f4f6f5', '#1b2322'],
] as const)
  test(`D-axe, D-scheme: on a ${scheme} page without a ground of its own, on a device of the other scheme, text in the other scheme's colour is found`, async () => {
    const page = await aPage(
      `<style>:root { color-scheme: ${scheme}; color: ${ink} }</style><p>Yoga</p><p id="text">Padel</p>`,
    );
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
    expect(await violations(page)).toEqual([]);
    await page.locator('#text').evaluate((text, colour) => {
      text.style.color = colour;
    }, others);
    expect((await violations(page)).map((one) => one.split(':')[0])).toEqual(['color-contrast']);
  });

for (const [rule, html] of [
  ['page-has-heading-one', '<script>document.querySelector("h1").remove()</script>'],
  ['heading-order', '<h3>Horaires</h3>'],
  ['region', '</main><p>Studio</p>'],
  ['landmark-no-duplicate-main', '</main><main><p>Studio</p></main>'],
  ['landmark-unique', '<nav><a href="/">Studio</a></nav><nav><a href="/">Cours</a></nav>'],
] as const)
  test(`D-axe: the rule of whole pages ${rule} is on`, { tag: '@long' }, async () => {
    const found = await violations(await aPage(html));
    expect(found.map((one) => one.split(':')[0])).toContain(rule);
  });
