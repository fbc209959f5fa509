import type { Locator, Page } from 'playwright-core';

/** What assistive technology is told of an element, once it is told the same twice in a row. */
export async function settledTree(element: Locator): Promise<string> {
  let before = '';
  for (;;) {
    const now = await element.ariaSnapshot();
    if (lasting(now) === lasting(before)) return now;
    before = now;
  }
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

/** Without what another day, another slot or another order would change. */
export function lasting(text: string): string {
  return text
    .replace(/\b\d{1,2}:\d\d\b/g, '{left}')
    .replace(/\b(lun|mar|mer|jeu|ven|sam|dim)[a-zé]*\.? \d{1,2}(er)? [a-zéû]+\.?( \d{4})?/gi, '{day}')
    .replace(/\b\d{1,2}(er)? (janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)[a-zéû]*\.?( \d{4})?/gi, '{day}')
    .replace(/\b\d{2}\s?h\s?\d{2}\b/g, '{hour}')
    .replace(/Référence [0-9A-F]{8}/g, 'Référence {id}')
    .replace(/(\/url: )(?:blob|data):.*/g, '$1{file}')
    .replace(/localhost:\d+/g, 'localhost');
}
