import type { Locator, Page } from 'playwright-core';
import { expect } from '../../fixtures/browser/test.ts';

/** A text that is still to come. */
const EMPTY = /^\s*- paragraph$/m;

/** Returns what assistive technology is told of an element, once it is told the same twice in a row, with all its texts. */
export async function settledTree(element: Locator): Promise<string> {
  let now = '';
  const isSame = async () => {
    const before = now;
    now = lasting(await element.ariaSnapshot());
    return now === before && !EMPTY.test(now);
  };
  await expect.poll(isSame, { message: 'the tree comes to rest', intervals: [0] }).toBe(true);
  return now;
}

/** Returns role and name of each node of an element at which Tab stops, from its heading on. */
export async function tabStops(page: Page, element: Locator): Promise<readonly string[]> {
  const focus = element.locator(':focus');
  const stops: string[] = [];
  await element.locator('#heading').focus();
  for (;;) {
    await page.keyboard.press('Tab');
    if ((await focus.count()) === 0) return stops;
    const [node = ''] = (await focus.last().ariaSnapshot()).split('\n');
    // A summary has no role of its own: its text stands for it.
    stops.push(node.startsWith('- text') ? node : node.replace(/:( .*)?$/, ''));
  }
}

/** Leaves out what another run would change: the server's port, the name of a file. */
function lasting(tree: string): string {
  return tree.replace(/(\/url: )(?:blob|data):.*/g, '$1{file}').replace(/localhost:\d+/g, 'localhost');
}
