import { isPlainClick } from '../../shared/view/is-plain-click.ts';

/**
 * Whether a click follows a link within this page, `a[href="#id"]`, to the element. It must be a plain click that nobody has
 * handled, on a link that opens in this window.
 */
export function isLinkTo(element: Element, click: MouseEvent): boolean {
  if (!element.id || !isPlainClick(click) || click.defaultPrevented) return false;
  // The composed path reaches into shadow trees; the target is only the outermost host.
  const link = click.composedPath().find((node) => node instanceof HTMLAnchorElement && node.hasAttribute('href'));
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return false;
  if (link.target !== '' && link.target !== '_self') return false;
  // With a <base>, the link may lead to another page.
  return link.getAttribute('href')?.startsWith('#') === true && isHere(link) && idOf(link) === element.id;
}

function isHere({ href }: HTMLAnchorElement): boolean {
  return href.split('#', 1)[0] === location.href.split('#', 1)[0];
}

/** The decoded fragment; a malformed one stays as it is. */
function idOf({ hash }: HTMLAnchorElement): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
