import type { Locator, Page } from 'playwright-core';
import { expect } from '../../fixtures/browser/test.ts';

/** A text that is still to come. */
const EMPTY = /^\s*- paragraph$/m;

/** What assistive technology is told of an element, once it is told the same twice in a row, with all its texts. */
export async function settledTree(element: Locator): Promise<string> {
  let now = '';
  const isSame = async () => {
    const before = lasting(now);
    now = await element.ariaSnapshot();
    return lasting(now) === before && !EMPTY.test(now);
  };
  await expect.poll(isSame, { message: 'the tree comes to rest', intervals: [0] }).toBe(true);
  return now;
}

/** Role and name of each node of an element at which Tab stops, from `start` on. */
export async function tabStops(page: Page, element: Locator, start: Locator): Promise<readonly string[]> {
  const focus = element.locator(':focus');
  const stops: string[] = [];
  await start.focus();
  for (;;) {
    await page.keyboard.press('Tab');
    if ((await focus.count()) === 0) return stops;
    const [node = ''] = (await focus.last().ariaSnapshot()).split('\n');
    // A summary has no role of its own: its text stands for it.
    stops.push(node.startsWith('- text') ? node : node.replace(/:( .*)?$/, ''));
  }
}

/** Without what another run would change: the time left, an order's reference, the server's port. */
export function lasting(text: string): string {
  return text
    .replace(/\b\d{1,2}:\d\d\b(?! [AP]M)/g, '{left}')
    .replace(/(R[ée]f[ée]rence) [0-9A-F]{8}/g, '$1 {id}')
    .replace(/(\/url: )(?:blob|data):.*/g, '$1{file}')
    .replace(/localhost:\d+/g, 'localhost');
}

/** Without what another slot or another order would change too, in French and English. */
export function lastingPurchase(text: string): string {
  return lasting(
    text
      .replace(/\b(lun|mar|mer|jeu|ven|sam|dim)[a-zé]*\.? \d{1,2}(er)? [a-zéû]+\.?( \d{4})?/gi, '{day}')
      .replace(/\b\d{1,2}(er)? (janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)[a-zéû]*\.?( \d{4})?/gi, '{day}')
      .replace(/\b[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+( \d{4})?/g, '{day}')
      .replace(/\b\d{2}\s?h\s?\d{2}\b/g, '{hour}')
      .replace(/\b\d{1,2}:\d\d [AP]M\b/g, '{hour}'),
  );
}
