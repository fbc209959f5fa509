/** The elements beside which a checkout is inserted. */
export const SELLERS = ['slotted-calendar', 'membership-list', 'event-details'] as const;

/** Whether cards may be typed in an element, or in a checkout that is inserted beside it. */
export function takesPayments(element: string): boolean {
  return ['checkout', ...SELLERS].includes(element);
}
