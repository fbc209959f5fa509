import { STATES } from '../../../demo/states.ts';
import { sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { elementOf, openState } from '../../fixtures/suites/states.ts';

const state = STATES.find(({ element, steps }) => element === 'provider-card' && steps.every((step) => 'see' in step));

/** The page's first element makes what all others share: the page state, and the observer of settings. */
test('C-loader: the first element of a page is garbage once it is removed, though another one stays', async () => {
  if (!state) throw new Error('No state shows a provider.');
  const page = await (await sharedBrowser()).newPage();
  await openState(page, await sharedDemo(), state);
  const session = await page.context().newCDPSession(page);
  const card = page.locator(elementOf(state));
  await card.evaluate((first) => {
    first.after(first.cloneNode(true));
    Reflect.set(globalThis, 'first', new WeakRef(first));
  });
  await card.locator('[part~="provider"]').nth(1).waitFor();
  await card.first().evaluate((first) => first.remove());
  const isAlive = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(() => (Reflect.get(globalThis, 'first') as WeakRef<Element>).deref() !== undefined);
  };
  await expect.poll(isAlive).toBe(false);
  await expect(card).toHaveCount(1);
  await page.context().close();
});
