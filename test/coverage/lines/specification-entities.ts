import type { Group } from '../line.ts';

export const specificationEntities: Group = {
  name: '3. Entities and their fields',
  ids: {
    'S-provider': {
      'Provider: id, fullName, slug, picture.medium, city, postal code, url, organization': [
        'api/calls/reading: a page: studio-lumiere',
        'widgets/provider-card/store: makes one call, and fires `ready` once',
      ],
      'Provider: isSubscribed': {
        because:
          'No screen shows it. Each event (hasMembership) and each membership (isSubscribed) says whether its user is subscribed.',
      },
    },
    'S-map-position': {
      'Map position: location {id, lat, long, name}, city, user, events[]': [
        "api/finding/map: a position has the specification's form",
        'widgets/shared/api/map: the server’s names become ours',
      ],
    },
    'S-marker': {
      'Marker: location.long, location.lat, ownerUrl, eventType': [
        'widgets/shared/api/map: asks by type, coordinates and url',
      ],
      'Marker details: location, events[]': [
        'api/finding/marker: returns the place and its listed events, as the list has them',
      ],
    },
    'S-event': {
      'Event: every field': [
        'api/finding/event: a single one: every field of an event',
        'widgets/shared/api/event: the server’s names become ours',
      ],
      'Event: type open, single, cyclic, slotted': [
        'api/finding/event: an open one: its hours by weekday, how long it takes, and the next hour',
        'api/finding/event: a cyclic one: its weekday',
        "api/finding/event: has its offer's slot time and period",
      ],
      'Event: membership offers have eventType membership': [
        'api/finding/memberships: has its options, the shortest first',
      ],
      'Event: isTeaser, isCashBack, isInformation': [
        'api/finding/event: shows that it is_teaser',
        'api/finding/event: shows that it is_cash_back',
        'api/finding/event: shows that it is_information',
      ],
      'Event: isactive': [
        'api/finding/event-list: are active and not over: one that ends now is over, one that runs is not',
        'widgets/shared/api/active: isactive false',
      ],
      'Event: duration (hours, open events), schedule per weekday': [
        'api/finding/event: an open one: its hours by weekday, how long it takes',
        'widgets/shared/api/event: the server’s names become ours',
      ],
      'Event: nextSlot, dateFirstSlot.date, startSlotted, endSlotted': [
        "api/finding/event: has its offer's slot time and period, and the first slot that has not started",
        'api/finding/event: the next slot is the first with a place left',
      ],
      'Event: occurence and occurences, each with scheduled, date, url': [
        'api/finding/event: at most six of its coming times',
        'widgets/shared/lists/event-card: one that is not scheduled is no link',
      ],
    },
    'S-slotted-event': {
      'Slotted event: booking rules and their defaults': [
        'widgets/shared/api/slotted: is an offer in our words, its price in cents',
        'widgets/shared/api/slotted: what the offer does not say has its default',
      ],
      'Slotted event: daysOff, a list of startDate and endDate': [
        'api/calls/reading: the days off, the period and the price in decimal euros',
        'widgets/shared/api/slotted: drops bad days off',
      ],
      'Slotted event: coach {firstName, lastName, slug, fullName}, language, intensity': [
        'widgets/shared/api/slotted: is an offer in our words',
        'api/calls/reading: an offer: /v1/slotted/yoga-doux',
      ],
      'Slots are grouped by lowercase weekday name': [
        'widgets/shared/api/slotted: has English keys or French ones, whichever, Monday first',
      ],
    },
    'S-membership': {
      'Membership: id, title, picture, options[] {id, title, initialPrice, price, discount}': [
        'api/finding/memberships: has its options, the shortest first',
        'widgets/shared/api/catalogue-rows: the server’s names become ours',
      ],
    },
    'S-animation-item': {
      'Animation item: id, title, description, marketingPicture.medium, type, url, nextSlot, sport.name': [
        'api/finding/animations: a cyclic one: every field of an animation',
        'widgets/animations-slider/store: missing fields of an item are null',
      ],
    },
    'S-booked-slot': {
      'Booked slots: startDate, slotted.id; lists by user': [
        "api/calls/reading: the user's bookings from this month on",
      ],
      'Booked slots: lists by event and by provider': [
        'api/calls/reading: places taken from this Monday on, in time order and without a person',
        "api/calls/reading: places taken in all of a provider's offers: 42",
      ],
    },
    'S-selected-slot': {
      'Selected slot: date, index, id, schedule.start, isWaitBooking': [
        'core/day-slots: a slot carries its id, its offer, its end, its places and its row',
        'core/choose: the second, with what agreeing makes of it',
      ],
      'Selected slots are kept sorted by date then index': [
        'core/selection: sorts by date, then by index, whatever was clicked first',
      ],
      'Date and hour are recorded for checkout': [
        'widgets/slotted-calendar/book: tells the page which slots, and the purchase begins',
      ],
    },
    'S-offer-summary': {
      'Offer summary: free, pay, pricePerSlot, quantity, total': [
        'core/offer-summary: the figures agree: whole cents, never below 0, free + pay = quantity',
      ],
    },
    'S-gift': {
      'Gift: firstName, lastName, email, user': [
        'api/buying/gifts: may be new, and is stored as typed but for spaces and capitals of the address',
        'api/buying/gifts: may be somebody with an account',
      ],
    },
    'S-user': {
      'User: id, subscription {startDate.date, expirationDate.date}, organization, currency': [
        'widgets/shared/api/purchase: D-calls-me: GET /v1/me > is a person',
        "widgets/shared/api/purchase: a subscription's days are Paris's",
      ],
    },
    'S-fitness-stats': {
      'Fitness stats: steps, floors, calories, sleeps per day, week, month or year': [
        'api/fitness/fitness: GET /v1/{tracker}/activities/…',
      ],
    },
    'S-checkout-state': {
      'Checkout state: a card payment provider handle': [
        'widgets/checkout/stripe/load-stripe: creates one Stripe for each key and code',
      ],
      'Checkout state: the saved cards list': [
        'browser/buying/means: a saved card pays without being typed in, and another card is saved for the next time',
      ],
      'Checkout state: the selected subscription, a coupon, a currency': [
        'widgets/checkout/quoting: the latest response wins, and has all changes',
        'widgets/checkout/quoting: {"subscription":3} is sent',
      ],
      'The store also holds a slot filter value': [
        "widgets/slotted-calendar/navigation: are the page's: another calendar of the same key is filtered too",
      ],
      '… and a searched-user result': [
        'widgets/search/store: users with a page are found; the chosen one becomes the page’s searched user',
      ],
    },
    'S-paged-list': {
      'Paged list state: query.page, data.lastPage': [
        'widgets/animations-slider/store: C-lists: pages',
        'widgets/pager/store: reads the pages of its list',
      ],
    },
    'S-toast': {
      'Toast: title, msg, type, position, timeout, progressbar, closeOnHover, preventDuplicates, classNames, style, name':
        [
          'widgets/toaster/read-toast: the fields of a toast',
          'widgets/toaster/view: its type and classNames become class and part',
        ],
    },
  },
};
