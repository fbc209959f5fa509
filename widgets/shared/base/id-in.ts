import { pastedId } from '../../../core/text/pasted.ts';

/**
 * Returns the id in an element's `for`; null if there is none. The property is read first, because an element that we
 * have inserted has no attribute.
 */
export function idIn(element: Element): string | null {
  const id: unknown = Reflect.get(element, 'for') || pastedId(element.getAttribute('for') ?? '');
  return typeof id === 'string' && id !== '' ? id : null;
}
