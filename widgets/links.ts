// The part that puts elements in the place of links. The loader has found the links, and has reserved the height.
import { embedPath, type LinkedElement, linkedElement } from '../core/catalogue/page-elements.ts';
import { unclobbered } from './shared/base/unclobbered.ts';
import type { EventDetails } from './shared/page/emit.ts';

const paramsOf = (text = '') => Object.fromEntries(new URLSearchParams(text));

/** Returns the paragraph or quotation of a link or frame, if it has nothing else, or the link or frame. */
function placeOf(node: Element): Element {
  const { parentElement: parent } = node;
  if (!parent) return node;
  const isParagraph = parent.localName === 'p' || (parent.localName === 'div' && parent.attributes.length === 0);
  const isBlock = parent.localName === 'blockquote' || (isParagraph && node.matches('a, iframe'));
  // An editor may leave line breaks and an empty link beside the link.
  const isAlone = isBlock && parent.querySelectorAll(':scope > :not(br, a:empty)').length === 1;
  return isAlone && parent.textContent?.trim() === node.textContent?.trim() ? placeOf(parent) : node;
}

/** Returns the frames that an oEmbed answer puts beside a link (D-oembed), each with its paragraph. */
function framesOf({ href }: HTMLAnchorElement, path: string): readonly Element[] {
  const address = href.slice(0, -path.length) + embedPath(path);
  return [...document.querySelectorAll('iframe')].filter(({ src }) => src.split('#')[0] === address).map(placeOf);
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
    const frames = framesOf(link, path);
    const element = elementFor(linked, [place, ...frames]);
    shown = [...shown, element];
    return () => {
      Object.assign(element.style, { display: 'block', minHeight: height, margin });
      element.append(link.cloneNode(true));
      place.replaceWith(element);
      for (const frame of frames) frame.remove();
    };
  });
}

/** Returns the element for a link, which gives its place back if it cannot be loaded. */
function elementFor({ name, attributes }: LinkedElement, replaced: readonly Element[]): HTMLElement {
  const element = unclobbered(document).createElement(`creneau-${name}`);
  for (const pair of Object.entries(attributes)) element.setAttribute(...pair);
  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener('creneau-ready', () => ended.abort(), { signal });
  element.addEventListener(
    'creneau-error',
    (event) => {
      const { code } = (event as CustomEvent<EventDetails['creneau-error']>).detail;
      if (code === 'part-failed' || code === 'not-found') element.replaceWith(...replaced);
    },
    { signal },
  );
  return element;
}
