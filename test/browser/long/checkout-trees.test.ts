import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { STATES } from '../../../demo/states.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { openState } from '../../fixtures/suites/states.ts';
import { lastingPurchase, settledTree, tabStops } from './a-tree.ts';

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
    const stops = await tabStops(page, checkout, checkout.locator('#heading'));
    const told = `${tree}\n\nTab stops:\n${stops.join('\n')}\n`;
    await expect(lastingPurchase(told)).toMatchFileSnapshot(`checkout-trees/${state.name}.txt`);
  });
});
