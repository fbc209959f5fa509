import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { CHOSEN_STATES, openState } from '../../fixtures/suites/states.ts';
import { lastingPurchase, settledTree, tabStops } from './a-tree.ts';

let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo?.stop());

const CHECKOUT_STATES = CHOSEN_STATES.filter(({ element }) => element === 'checkout');

for (const state of CHECKOUT_STATES)
  test.describe(`checkout: ${state.name}`, { tag: '@long' }, () => {
    test('D-keyboard: assistive technology is told this tree, and Tab stops here, from the heading to the end', async () => {
      const context = await (await sharedBrowser()).newContext({ reducedMotion: 'reduce' });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await openState(page, demo, state);
      const checkout = page.locator('creneau-checkout');
      const tree = await settledTree(checkout);
      const stops = await tabStops(page, checkout, checkout.locator('#heading'));
      const told = `${tree}\n\nTab stops:\n${stops.join('\n')}\n`;
      expect(lastingPurchase(told)).toMatchSnapshot(['checkout-trees', `${state.name}.txt`]);
    });
  });
