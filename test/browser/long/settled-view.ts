import type { Page } from 'playwright-core';
import { expect } from '../../fixtures/browser/test.ts';

/**
 * What is displayed in an element's shadow tree, attributes in the order of their names: of a server-made view, 
 * for the element's width, as the element adopts it.
 */
export const viewOf = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const isMarked = (key: string, node: Element) =>
      key === 'data-made' || (key === 'hidden' && node.hasAttribute('data-made'));
    const write = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      const attributes = [...node.attributes]
        .filter(({ name: key }) => !isMarked(key, node))
        .map(({ name: key, value }) => `${key}="${value}"`)
        .sort();
      return `<${[node.localName, ...attributes].join(' ')}>${[...node.childNodes].map(write).join('')}</>`;
    };
    const host = document.querySelector<HTMLElement>(name);
    const nodes = [...(host?.shadowRoot?.childNodes ?? [])].filter((node) => !(node instanceof HTMLLinkElement));
    const roots = nodes.filter((node) => node instanceof HTMLElement && node.dataset['made']) as HTMLElement[];
    const shown = roots.findLast(({ dataset }) => Number(dataset['made']) <= (host?.offsetWidth ?? 0));
    return nodes
      .filter((node) => !shown || node === shown)
      .map(write)
      .join('\n');
  }, tag);

/** The view as it is twice in a row, with something in it. */
export async function settledView(page: Page, tag: string): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await viewOf(page, tag);
        const isSame = now !== '' && now === before;
        before = now;
        return isSame;
      },
      { intervals: [250], message: 'a view that stays' },
    )
    .toBe(true);
  return before;
}
