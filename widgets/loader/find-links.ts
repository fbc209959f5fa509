import { bareAddress } from '../../core/catalogue/bare-address.ts';
import { linkHeight } from '../../core/catalogue/link-height.ts';
import { pasted } from '../../core/text/pasted.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import type { Registry } from '../shared/page/registry.ts';
import { siteUrlAt } from '../shared/page/settings.ts';

type Links = typeof import('../links.ts');

/**
 * Returns a function that takes a link of the page: if it stands for an element (D-link-form), the height is reserved
 * at once, and the element is put in its place when the code for links is there. Returns undefined if `links`, the
 * value of `data-links`, does not say where such links are.
 */
export function findLinks(
  page: Registry,
  links: string | undefined,
  ours: string,
): ((link: HTMLAnchorElement) => void) | undefined {
  const where = pasted(links ?? '');
  if (!where) return undefined;
  try {
    unclobbered(document).querySelector(where);
  } catch {
    console.warn(`Créneau: data-links="${where}" is no selector.`);
    return undefined;
  }
  const seen = new WeakSet<Element>();
  return (link) => {
    const { style, parentElement } = link;
    // The address of a link in a picture (SVG) is no text.
    const href = bareAddress(`${link.href}`);
    const site = bareAddress(`${siteUrlAt(null, page)}/`);
    if (seen.has(link) || !link.closest(where) || link.closest(`${ours},button`) || !href.startsWith(site)) return;
    // An empty link is what an editor leaves beside another one.
    if (link.relList.contains('ugc') || link.isContentEditable || /^(\s|<br>)*$/.test(link.innerHTML)) return;
    seen.add(link);
    const path = href.slice(site.length);
    // All widths are read before the first height is set, so that the page is laid out once for many links.
    const isWide = (parentElement?.clientWidth ?? 0) >= 600;
    queueMicrotask(() => {
      const minHeight = `${linkHeight(path, isWide)}px`;
      const release = () => Object.assign(style, { display: '', minHeight: '' });
      Object.assign(style, { display: 'block', minHeight });
      page.load('links').then((part) => {
        release();
        (part as Links).putForLink(link, path, minHeight);
      }, release);
    });
  };
}
