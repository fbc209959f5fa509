import { hasOtherRegistry } from '../../shared/page/embedding/other-registry.ts';
import { type Check, isAwaited, isSeen } from '../page.ts';
import type { Problem } from '../problem.ts';

/** Finds tags in a shadow tree of the page that the loader does not watch, or that has a registry of its own. */
export const checkTrees: Check = ({ ours, registry }) =>
  ours.flatMap((element): readonly Problem[] => {
    if (hasOtherRegistry(element)) return [{ case: 'other-registry', element }];
    if (isSeen(element, registry) || customElements.get(element.localName) || !isAwaited(element)) return [];
    const { host } = element.getRootNode() as ShadowRoot;
    return [{ case: 'unwatched-tree', element, host }];
  });
