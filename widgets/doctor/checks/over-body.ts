import { overBody } from '../../shared/page/embedding/over-body.ts';
import { type Check, nameOf } from '../page.ts';
import type { Problem } from '../problem.ts';

/** The elements that take payments, or get a checkout beside them. */
const SELLERS = ['checkout', 'slotted-calendar', 'membership-list', 'event-details'];

/** Finds elements that sell inside a modal dialog: the payment provider's frame cannot be reached there. */
export const checkOverBody: Check = ({ ours }) =>
  ours.flatMap((element): readonly Problem[] => {
    const by = SELLERS.includes(nameOf(element) ?? '') ? overBody(element) : null;
    return by ? [{ case: 'over-body', element, by }] : [];
  });
