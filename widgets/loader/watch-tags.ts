import { pasted } from '../../core/text/pasted.ts';
import { isBoxless } from '../shared/base/is-boxless.ts';
import { own } from '../shared/base/own.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { rememberLanguage } from '../shared/page/registry.ts';
import { TAGS } from '../tags.ts';
import type { ViewStart } from './starting-by-view.ts';

/** Selects our elements, and those that contain one. */
export const OURS = ['[data-creneau]', ...Object.keys(TAGS).map((name) => `creneau-${name}`)].join();

/**
 * Returns a function that finds the tags in a tree, now and later, and calls `begin` with a tag when its code is
 * needed: near the viewport, or at once if `isFirst`. An element with `data-creneau` gets the named tag as its child;
 * `misname` is called with a name that no element has, and `findLink`, if given, with each link whose hash has our mark.
 */
export const createWatch = (
  { begin, isFirst }: ViewStart,
  misname: (name: string) => void,
  findLink: ((link: HTMLAnchorElement) => void) | undefined,
): ((root: Document | ShadowRoot) => void) => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // An element without a box of its own is never reported as near.
        if (!isIntersecting && !isBoxless(target)) continue;
        near.unobserve(target);
        // If the code was loaded for another tag of the same name, the element has already made its calls itself.
        if (!customElements.get(target.localName)) begin(target);
      }
    },
    { rootMargin: '600px' },
  );

  const begun = new WeakSet<Element>();
  /** The tags of elements with `data-creneau`. */
  const made = new WeakMap<Element, Element>();
  const meet = (element: Element): void => {
    const { getAttribute, firstElementChild, attributes, childNodes, append, localName, id } = unclobbered(element);
    const written = getAttribute('data-creneau');
    const name = written && pasted(written).toLowerCase();
    const tag = `creneau-${name}`;
    if (!name) {
      rememberLanguage(element);
      if (customElements.get(localName)) return;
      const isEager = own(own(TAGS, localName.slice(8)), 'isEager');
      const isLinked = () => [...unclobbered(document).links].some(({ hash }) => hash === `#${id}`);
      const isAwaited = isEager === 'linked' ? isLinked() : isEager || isFirst(element);
      if (!isAwaited) near.observe(element);
      else if (!begun.has(element)) begin(element);
      // A batch of records may contain an element and its ancestor, so that the element is found twice.
      begun.add(element);
    } else if (!own(TAGS, name)) misname(written as string);
    else if (firstElementChild?.localName !== tag) {
      // The tag that was there before has what was typed into it.
      const before = made.get(element);
      const widget = before?.localName === tag ? before : unclobbered(document).createElement(tag);
      made.set(element, widget);
      for (const { name: data, value } of [...attributes]) {
        // Pages that sanitize HTML may allow data attributes, so none of them may become an event handler.
        if (/^data-(?!creneau|on)/.test(data)) widget.setAttribute(data.slice(5), value);
      }
      widget.replaceChildren(...childNodes);
      append(widget);
    }
  };

  const find = (root: ParentNode & Node): void => {
    const { matches, querySelectorAll } = unclobbered(root as Element);
    const all = <E extends Element>(selector: string, act: (element: E) => void) => {
      if (matches?.(selector)) act(root as Element as E);
      querySelectorAll<E>(selector).forEach(act);
    };
    all(OURS, meet);
    if (findLink) all('a[href*="#creneau"]', findLink);
  };

  return (root) => {
    // The observer starts before `find`, so that it reports the elements that `find` inserts.
    new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes } of records) {
        // The content of an element with `data-creneau` was replaced, and our tag is gone.
        if (removedNodes.length > 0 && unclobbered(target as Element).matches?.('[data-creneau]'))
          meet(target as Element);
        for (const node of addedNodes) if (unclobbered(node).nodeType === 1) find(node as Element);
      }
    }).observe(root, { childList: true, subtree: true });
    find(root);
  };
};
