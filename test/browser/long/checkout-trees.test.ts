import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { STATES } from '../../../demo/states.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { openState } from '../../fixtures/suites/states.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo?.stop());

const CHECKOUT_STATES = STATES.filter(({ element }) => element === 'checkout');

describe.each(CHECKOUT_STATES)('checkout: $name', (state) => {
  it('D-keyboard: assistive technology is told this tree, and Tab stops here, from the heading to the end', async () => {
    const context = await (await sharedBrowser()).newContext({ reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await openState(page, demo, state);
    const checkout = page.locator('creneau-checkout');
    const tree = await settledTree(checkout);
    const stops = await tabStops(page, checkout);
    const told = `${tree}\n\nTab stops:\n${stops.join('\n')}\n`;
    await expect(lasting(told)).toMatchFileSnapshot(`checkout-trees/${state.name}.txt`);
  });
});

/** The tree, once it is the same twice in a row. */
async function settledTree(checkout: Locator): Promise<string> {
  let before = '';
  for (;;) {
    const now = await checkout.ariaSnapshot();
    if (lasting(now) === lasting(before)) return now;
    before = now;
  }
}

/** Role and name of each node at which Tab stops, from the heading on. */
async function tabStops(page: Page, checkout: Locator): Promise<readonly string[]> {
  const focus = checkout.locator(':focus');
  const stops: string[] = [];
  await checkout.locator('#heading').focus();
  for (;;) {
    await page.keyboard.press('Tab');
    if ((await focus.count()) === 0) return stops;
    const [node = ''] = (await focus.last().ariaSnapshot()).split('\n');
    // A summary has no role of its own: its text stands for it.
    stops.push(node.startsWith('- text') ? node : node.replace(/:( .*)?$/, ''));
  }
}

/** Without what another day, another slot or another order would change. */
function lasting(text: string): string {
  return text
    .replace(/\b\d{1,2}:\d\d\b/g, '{left}')
    .replace(/\b(lun|mar|mer|jeu|ven|sam|dim)[a-zé]*\.? \d{1,2}(er)? [a-zéû]+\.?( \d{4})?/gi, '{day}')
    .replace(/\b\d{1,2}(er)? (janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)[a-zéû]*\.?( \d{4})?/gi, '{day}')
    .replace(/\b\d{2}\s?h\s?\d{2}\b/g, '{hour}')
    .replace(/Référence [0-9A-F]{8}/g, 'Référence {id}')
    .replace(/(\/url: )(?:blob|data):.*/g, '$1{file}')
    .replace(/localhost:\d+/g, 'localhost');
}
