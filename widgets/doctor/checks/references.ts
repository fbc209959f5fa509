import { pasted } from '../../../core/text/pasted.ts';
import { idIn } from '../../shared/base/id-in.ts';
import { own } from '../../shared/base/own.ts';
import { hasOtherRegistry } from '../../shared/page/embedding/other-registry.ts';
import { swallowedBy } from '../../shared/page/embedding/swallowed.ts';
import { type Check, isAwaited, isSeen, nameOf } from '../page.ts';
import type { Problem } from '../problem.ts';

/** Elements that show nothing unless one of these attributes is set. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'slotted-calendar': ['event', 'user'],
  'event-details': ['event', 'animation'],
  'provider-card': ['provider'],
  'offers-list': ['provider'],
};

/** Finds elements without an attribute that they need, and a `for` that names no element. */
export const checkReferences: Check = ({ ours, trees }) =>
  ours.flatMap((element): readonly Problem[] => {
    const needed = own(NEEDED, nameOf(element) ?? '') ?? [];
    const isNamed = needed.length === 0 || needed.some((name) => givenTo(element, name) !== '');
    const id = idIn(element);
    const isThere = id === null || trees.some((tree) => tree.getElementById(id));
    return [
      ...(isNamed ? [] : [{ case: 'nothing-named', element, attributes: needed } as const]),
      ...(isThere ? [] : [{ case: 'unknown-id', element, id } as const]),
    ];
  });

/**
 * Returns the value of an attribute or, if it is missing, of its property when that is a string; else an empty string.
 */
export function givenTo(element: Element, name: string): string {
  const property: unknown = customElements.get(element.localName) && Reflect.get(element, name);
  return pasted(element.getAttribute(name) ?? (typeof property === 'string' ? property : ''));
}

/** Finds tags in a shadow tree of the page that the loader does not watch, or that has a registry of its own. */
export const checkTrees: Check = ({ ours, registry }) =>
  ours.flatMap((element): readonly Problem[] => {
    if (hasOtherRegistry(element)) return [{ case: 'other-registry', element }];
    if (isSeen(element, registry) || customElements.get(element.localName) || !isAwaited(element)) return [];
    const { host } = element.getRootNode() as ShadowRoot;
    return [{ case: 'unwatched-tree', element, host }];
  });

/** Finds tags such as `<creneau-pager/>`: what follows them is not shown. */
export const checkSwallowed: Check = ({ ours }) =>
  ours.flatMap((element): readonly Problem[] => {
    const what = swallowedBy(element);
    return what ? [{ case: 'swallowed', element, what }] : [];
  });
