import { takesPayments } from '../../../core/selling/sellers.ts';
import { around, misplaced } from '../../shared/page/embedding/misplaced.ts';
import { overBody } from '../../shared/page/embedding/over-body.ts';
import { type Check, nameOf } from '../page.ts';
import type { NoSize, Problem } from '../problem.ts';

/** Elements that show nothing most of the time, so that having no size is normal. */
const OFTEN_EMPTY = ['toaster', 'popups', 'pager', 'checkout'];

/** Finds elements that nobody can see because of the page's styles. */
export const checkSizes: Check = ({ ours }) =>
  ours.flatMap((element): readonly Problem[] => {
    if (OFTEN_EMPTY.includes(nameOf(element) ?? '')) return [];
    const why = whyHidden(element);
    return why ? [{ case: 'no-size', element, why }] : [];
  });

function whyHidden(element: Element): NoSize | null {
  const line = ancestorsOf(element);
  const hidden = line.findLast((each) => getComputedStyle(each).display === 'none');
  if (hidden) return { case: 'not-displayed', by: hidden };
  const clipping = line.slice(1).find((each) => isEmpty(each) && getComputedStyle(each).overflow !== 'visible');
  if (clipping) return { case: 'clipped', by: clipping };
  const narrow = line.findLast((each) => each.getBoundingClientRect().width === 0 && isBox(each));
  if (narrow) return { case: 'no-room', by: narrow };
  const isFlat = element.getBoundingClientRect().height === 0 && isBox(element);
  return nameOf(element) === 'provider-map' && isFlat ? { case: 'map-without-height' } : misplaced(element);
}

function isEmpty(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (width === 0 || height === 0) && isBox(element);
}

/** Whether an element has its own box: an inline one has the size of what it shows, which may not be loaded yet. */
function isBox(element: Element): boolean {
  return !/^(?:inline|contents)$/.test(getComputedStyle(element).display);
}

/** Returns the element and its ancestors, across shadow boundaries. */
function ancestorsOf(element: Element): readonly Element[] {
  const parent = around(element);
  return parent ? [element, ...ancestorsOf(parent)] : [element];
}

/** Finds elements that sell inside a modal dialog: the payment provider's frame cannot be reached there. */
export const checkOverBody: Check = ({ ours }) =>
  ours.flatMap((element): readonly Problem[] => {
    const by = takesPayments(nameOf(element) ?? '') ? overBody(element) : null;
    return by ? [{ case: 'over-body', element, by }] : [];
  });
