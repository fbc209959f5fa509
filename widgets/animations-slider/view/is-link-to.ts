import { isPlainClick } from '../../shared/view/is-plain-click.ts';

/**
 * Whether a click follows a link of this page, `a[href="#id"]`, to the element: a plain one, that nobody has taken and
 * that would stay in this window.
 */
export function isLinkTo(element: Element, click: MouseEvent): boolean {
  if (!element.id || !isPlainClick(click) || click.defaultPrevented) return false;
  // Through shadow trees: the target alone would be the outermost host.
  const link = click.composedPath().find((node) => node instanceof HTMLAnchorElement && node.hasAttribute('href'));
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return false;
  if (link.target !== '' && link.target !== '_self') return false;
  // Under a page's own <base> it leads to another page.
  return link.getAttribute('href')?.startsWith('#') === true && isHere(link) && idOf(link) === element.id;
}

function isHere({ href }: HTMLAnchorElement): boolean {
  return href.split('#', 1)[0] === location.href.split('#', 1)[0];
}

/** As browsers read a fragment; what is badly encoded stays as it is written. */
function idOf({ hash }: HTMLAnchorElement): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
