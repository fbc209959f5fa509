import { paramPrefix } from '../shared/lists/list-address.ts';
import { othersInAddress } from '../shared/lists/list-of.ts';

/** Whether no list before this one on the page has the same parameters in the address. */
export function isFirstAtAddress(list: Element): boolean {
  const prefix = paramPrefix(list);
  return !othersInAddress(list).some(
    (other) => paramPrefix(other) === prefix && list.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING,
  );
}
