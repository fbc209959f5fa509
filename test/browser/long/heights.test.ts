import { HEIGHTS, WIDTHS } from '../../../demo/states/heights.ts';
import { STATES } from '../../../demo/states.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { elementOf, isChosen, openState } from '../../fixtures/suites/states.ts';

let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo?.stop());

for (const { element, state, pixels } of HEIGHTS.filter(({ element }) => isChosen(element)))
  test(`C-widths: ${element}, ${state}, is as high as the documents say`, { tag: '@look' }, async () => {
    const shown = STATES.find((each) => each.element === element && each.name === state);
    if (!shown) throw new Error(`demo/states/heights.ts names a state that does not exist: ${element}, ${state}.`);
    const browser = await sharedBrowser(shown.needs);
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    onTestFinished(() => page.close());
    await openState(page, demo, shown);
    const heightAt = (width: number) =>
      page.locator(elementOf(shown)).evaluate((node: HTMLElement, inlineSize) => {
        node.style.inlineSize = `${inlineSize}px`;
        return new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(Math.ceil(node.getBoundingClientRect().height))),
          );
        });
      }, width);
    for (const [n, width] of WIDTHS.entries()) {
      await expect.poll(() => heightAt(width), { message: `at ${width} px` }).toBe(pixels[n]);
    }
  });
