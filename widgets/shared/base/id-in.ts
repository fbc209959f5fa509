import { pastedId } from '../../../core/text/pasted.ts';

/**
 * Returns the id of another element that an element's `for` names; null for none. The property comes first: an element
 * that we have inserted has no attribute.
 */
export function idIn(element: Element): string | null {
  const id: unknown = Reflect.get(element, 'for') || pastedId(element.getAttribute('for') ?? '');
  return typeof id === 'string' && id !== '' ? id : null;
}
