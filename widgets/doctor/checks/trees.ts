import { type Check, isAwaited, isSeen } from '../page.ts';
import type { Problem } from '../problem.ts';

/** Finds tags in a shadow tree of the page that the loader does not watch. */
export const checkTrees: Check = ({ ours, registry }) =>
  ours.flatMap((element): readonly Problem[] => {
    if (isSeen(element, registry) || customElements.get(element.localName) || !isAwaited(element)) return [];
    const { host } = element.getRootNode() as ShadowRoot;
    return [{ case: 'unwatched-tree', element, host }];
  });
