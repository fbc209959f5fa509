// The part that puts elements in the place of links. The loader has found the links, and has reserved the height.
import { type LinkedElement, linkedElement } from '../core/catalogue/page-elements.ts';
import { unclobbered } from './shared/base/unclobbered.ts';
import type { EventDetails } from './shared/page/emit.ts';

const paramsOf = (text = '') => Object.fromEntries(new URLSearchParams(text));

/** Returns the paragraph of a link, if it has nothing else, or the link. */
function placeOf(link: Element): Element {
  const { parentElement: parent } = link;
  const isParagraph = parent?.localName === 'p' || (parent?.localName === 'div' && parent.attributes.length === 0);
  // An editor may leave line breaks and an empty link beside the link.
  const isAlone = isParagraph && parent.querySelectorAll(':scope > :not(br, a:empty)').length === 1;
  return isAlone && parent.textContent?.trim() === link.textContent?.trim() ? parent : link;
}

/** More elements than any page needs, and few enough for a page where strangers write links. */
const MOST = 50;

const waiting: (() => () => void)[] = [];
/** The elements that links have become. */
let shown: readonly Element[] = [];

/**
 * Puts the element that a link stands for in the place of the link, or of its paragraph (D-link-form). `path` is the
 * link's address on the marketplace, without the first slash. If the element cannot be loaded, the page is again as it
 * was. All margins are read before the first element is put: the page is laid out once, however many links it has.
 * Beside fifty elements, a link stays a link.
 */
export function putForLink(link: HTMLAnchorElement, path: string, height: string): void {
  const [, page = '', query, hash] = /^([^?#]*)\??([^#]*)#(.*)/.exec(path) ?? [];
  const linked = linkedElement(page, paramsOf(query), paramsOf(hash));
  if (!linked) return;
  if (waiting.length === 0)
    queueMicrotask(() => {
      shown = shown.filter(({ isConnected }) => isConnected);
      const reads = waiting.splice(0).slice(0, MOST - shown.length);
      for (const put of reads.map((read) => read())) put();
    });
  waiting.push(() => {
    const place = placeOf(link);
    // The margins of a paragraph stay, so that nothing moves.
    const { margin } = getComputedStyle(place);
    const element = elementFor(linked, place);
    shown = [...shown, element];
    return () => {
      Object.assign(element.style, { display: 'block', minHeight: height, margin });
      element.append(link.cloneNode(true));
      place.replaceWith(element);
    };
  });
}

/** Returns the element for a link, which gives its place back if it cannot be loaded. */
function elementFor({ name, attributes }: LinkedElement, place: Element): HTMLElement {
  const element = unclobbered(document).createElement(`creneau-${name}`);
  for (const pair of Object.entries(attributes)) element.setAttribute(...pair);
  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener('creneau-ready', () => ended.abort(), { signal });
  element.addEventListener(
    'creneau-error',
    (event) => {
      const { code } = (event as CustomEvent<EventDetails['creneau-error']>).detail;
      if (code === 'part-failed' || code === 'not-found') element.replaceWith(place);
    },
    { signal },
  );
  return element;
}
