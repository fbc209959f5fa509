import { unclobbered } from '../../base/unclobbered.ts';

/**
 * Selects content that does not belong into an element's fallback. A fallback may have links, a form and a `nav`, and
 * its heading comes before its other blocks.
 */
const OF_A_PAGE = [
  'main, footer, iframe, [data-creneau]',
  'script:not([type="application/ld+json"])',
  ':scope > :is(p, ul, ol, div, section, article, table, blockquote) ~ :is(h1, h2)',
].join();

/**
 * Returns the first content of the page that an element with a closing `/>` has swallowed, or null. HTML ignores this
 * `/`: the content after the tag becomes the element's fallback, which is not shown.
 */
export function swallowedBy(element: Element): Element | null {
  const { nextElementSibling, querySelectorAll } = unclobbered(element);
  if (nextElementSibling) return null;
  const ofPage = new Set(querySelectorAll(OF_A_PAGE));
  const isOurs = ({ localName }: Element) => localName.startsWith('creneau-');
  const isMeant = (each: Element) => each.closest('[slot]') !== null;
  return [...querySelectorAll('*')].find((each) => (ofPage.has(each) || isOurs(each)) && !isMeant(each)) ?? null;
}
