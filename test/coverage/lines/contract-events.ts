import type { Group } from '../line.ts';

export const contractEvents: Group = {
  name: 'Events',
  ids: {
    'C-events': {
      'Events bubble, are composed, and have a typed detail': [
        'widgets/shared/telling: bubble out of shadow trees with their detail',
        'browser/boundary/failures: creneau-checkout bubbles and is composed',
      ],
      'creneau-ready': [
        'widgets/slotted-calendar/store: then it is ready, once',
        'widgets/provider-card/store: makes one call, and fires `ready` once',
      ],
      'creneau-error {code, message}': [
        'widgets/shared/telling: C-events: creneau-error, from the one guard',
        'browser/boundary/failures: a failure is reported by creneau-error, exactly once',
      ],
      'creneau-selectionchange {slots, summary}': [
        'widgets/slotted-calendar/selection: the page gets an event with the sum for each',
      ],
      'creneau-pageload {page, lastPage}': [
        'widgets/animations-slider/store: the first load fires `ready`, once, and `pageload` like every other',
        'widgets/pager/store: reads the pages of its list, and again whenever a page has loaded',
      ],
      'creneau-pagechange {page} (cancelable)': [
        'widgets/pager/store: C-events: cancelled, nothing happens',
        'browser/finding/pager: C-events: the host page may cancel',
      ],
      'creneau-filterchange {query}': [
        'widgets/event-list/address: a filter removes the page and goes to the first, in one call and one entry; the rest stays unchanged',
      ],
      'creneau-navigate {href} (cancelable)': [
        'widgets/shared/lists/site-link: a plain click is announced to the page, which may cancel it',
      ],
      'creneau-checkout {slots} (cancelable)': ['widgets/slotted-calendar/book: a page that cancels creneau-checkout'],
      'creneau-order {order}': [
        'widgets/checkout/order: done: the selection is cleared, the calendars re-fetch, the page gets an event',
      ],
      'creneau-tokenexpired {renew(token | Promise)}': [
        'widgets/shared/session: and goes on with it, given at once or promised',
      ],
      'creneau-signinrequired {signIn(token | Promise)} (cancelable)': [
        'widgets/slotted-calendar/book: a token that is promised carries the booking on',
        'widgets/slotted-calendar/book: a page that cancels creneau-signinrequired',
      ],
      'creneau-consentrequired {purpose}': [
        'widgets/provider-map/map-phase: the button asks the page; the map comes when consent is granted and goes at once when it is withdrawn',
        "browser/buying/stripe-page: is not fetched without the page's consent, and its form comes and goes with the consent",
      ],
      'creneau-vitals {name, ms, …}': [
        'browser/loader/vitals: tells of the first slots, the calls and a choice, without the token, ids and names',
      ],
    },
  },
};
