import { isSeen } from '../../shared/base/is-seen.ts';
import { onSightChange } from '../../shared/base/on-sight-change.ts';
import { setSettingsSource, settingsSourceOf } from '../../shared/element/settings-source.ts';
import type { PageState } from '../../shared/page/page-state.ts';
import type { CalendarContext } from '../calendar-context.ts';
import { type InsertedCheckout, insertCheckout, ownCheckout } from './insert-checkout.ts';
import { calendarsOf } from './page-calendars.ts';

/**
 * The calendars of a page state. Calendars with the same key (`createKey`) are copies of each other: page builders, for
 * example, make one for desktop and one for phones. Copies share one selection and one purchase, whose checkout stands
 * beside a visible copy.
 */
interface Calendars {
  readonly all: ReadonlySet<CalendarContext>;
  /** For each key, the calendar beside which the checkout stands. */
  readonly shown: Map<string, CalendarContext>;
  /** For each key, the checkout that was inserted. */
  readonly checkouts: Map<string, InsertedCheckout>;
}

const byPage = new WeakMap<PageState, Calendars>();

export interface Copy {
  /** Moves the checkout of the purchase beside this calendar, because the visitor has asked for it in this calendar. */
  showCheckout(): void;
}

/** Joins a calendar to its copies until it is removed; inserts and removes the checkout of the copies' purchase. */
export function joinCopies(calendar: CalendarContext): Copy {
  const { attributes, host, page, store, key, signal } = calendar;
  const calendars = byPage.get(page) ?? { all: calendarsOf(page), shown: new Map(), checkouts: new Map() };
  byPage.set(page, calendars);

  let joined = key();
  const rejoin = () => {
    if (key() === joined) return;
    joined = key();
    leaveToCopies(calendars, calendar);
    chooseShown(calendars, joined);
    placeCheckout(calendars, calendar);
  };
  const look = () => {
    chooseShown(calendars, key());
    placeCheckout(calendars, calendar);
  };
  onSightChange(page, host, look, signal);
  const stops = [
    store.subscribe((now, before) => {
      rejoin();
      if (canShow(now) !== canShow(before) || now.isBuying !== before.isBuying) placeCheckout(calendars, calendar);
    }),
    page.data.subscribe(({ checkout }, before) => {
      if (checkout === before.checkout) return;
      const inserted = calendars.checkouts.get(key());
      // The page's own checkout has become visible and taken the purchase: the inserted checkout is removed.
      if (checkout !== null && inserted?.element === before.checkout) remove(calendars.checkouts, key());
      const { isBuying, isShown } = store.getState();
      if (checkout !== null && isBuying && isShown && settingsSourceOf(checkout) !== host)
        setSettingsSource(checkout, host);
      if (before.checkout !== null) placeCheckout(calendars, calendar);
    }),
    attributes.subscribe(rejoin),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    leaveToCopies(calendars, calendar);
  });
  look();
  return {
    showCheckout() {
      calendars.shown.set(key(), calendar);
      if (calendars.checkouts.get(key())?.element.isConnected === false) remove(calendars.checkouts, key());
      chooseShown(calendars, key());
      placeCheckout(calendars, calendar, 'asked for');
    },
  };
}

/** Chooses the copy beside which the checkout stands: the present copy while it is visible, or else a visible copy. */
function chooseShown({ all, shown }: Calendars, key: string): void {
  const copies = [...all].filter((copy) => copy.key() === key);
  const seen = copies.filter(({ host }) => isSeen(host));
  const candidates = seen.length > 0 ? seen : copies;
  const before = shown.get(key);
  const chosen = before && candidates.includes(before) ? before : candidates[0];
  if (chosen) shown.set(key, chosen);
  else shown.delete(key);
  for (const copy of copies) {
    const isShown = copy === chosen;
    if (isShown !== copy.store.getState().isShown) copy.store.setState({ isShown });
  }
}

/** Inserts, moves or removes the checkout of a calendar's purchase. */
function placeCheckout(
  { checkouts }: Calendars,
  { host, page, store, key }: CalendarContext,
  why: 'changed' | 'asked for' = 'changed',
): void {
  const inserted = checkouts.get(key());
  const state = store.getState();
  if (!state.isBuying) {
    if (inserted) remove(checkouts, key());
  } else if (canShow(state)) {
    // A checkout that the page has removed is not inserted again until the visitor asks for it.
    if (inserted) inserted.moveAfter(host);
    else if (isMissing(page, host, why)) {
      const checkout = ownCheckout(host) ?? insert(checkouts, host, key());
      // A visible checkout claims the purchase by itself; a hidden checkout has to be given the purchase.
      if (page.data.getState().checkout === null && !isSeen(checkout)) page.data.setState({ checkout });
    }
  }
}

/**
 * Whether a calendar's purchase needs a checkout: no checkout has the purchase, or a hidden checkout has it while the
 * calendar is visible. A checkout of this calendar that the page has hidden, in a drawer for example, keeps the
 * purchase until the visitor asks for the checkout.
 */
function isMissing({ data }: PageState, calendar: HTMLElement, why: 'changed' | 'asked for'): boolean {
  const { checkout } = data.getState();
  if (checkout === null) return true;
  if (isSeen(checkout) || !isSeen(calendar)) return false;
  return why === 'asked for' || settingsSourceOf(checkout) !== calendar;
}

/** Leaves the checkouts beside a calendar to copies of the calendar; if there is no copy, removes the checkout. */
function leaveToCopies(calendars: Calendars, calendar: CalendarContext): void {
  const { shown, checkouts } = calendars;
  for (const [key, copy] of shown) {
    if (copy !== calendar) continue;
    chooseShown(calendars, key);
    if (!shown.has(key)) remove(checkouts, key);
  }
}

function insert(checkouts: Calendars['checkouts'], calendar: HTMLElement, key: string): HTMLElement {
  const inserted = insertCheckout(calendar, key);
  checkouts.set(key, inserted);
  return inserted.element;
}

function remove(checkouts: Calendars['checkouts'], key: string): void {
  checkouts.get(key)?.remove();
  checkouts.delete(key);
}

/** Whether a calendar shows the checkout of its purchase, and the checkout's code is loaded. */
function canShow({ isBuying, isShown, checkout }: ReturnType<CalendarContext['store']['getState']>): boolean {
  return isBuying && isShown && checkout?.status === 'loaded';
}
