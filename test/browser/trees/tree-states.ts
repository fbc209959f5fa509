import type { Step } from '../../../demo/states.ts';
import type { Tag } from '../../../widgets/tags.ts';
import { aDateObject, aPageOf, aUserPayload, someAnimations } from '../../fixtures/data/catalogue-payloads.ts';
import { anEventPayload, someEvents } from '../../fixtures/data/events.ts';
import { LIFETIME, WEEK } from '../../fixtures/data/fitness.ts';
import { aPositionPayload } from '../../fixtures/data/map-payloads.ts';
import { aMembershipPayload } from '../../fixtures/data/memberships.ts';
import {
  aMePayload,
  anOrderPayload,
  aSlottedPayload,
  aTakenPayload,
  type Payload,
  WEDNESDAY,
} from '../../fixtures/data/payloads.ts';
import { aPopupPayload } from '../../fixtures/data/popups.ts';
import { aReplayPayload } from '../../fixtures/data/replays.ts';
import { aStudioDayPayload } from '../../fixtures/data/studio-day.ts';
import { CATEGORY_PAYLOADS } from '../../widgets/category-list/category-payloads.ts';
import { FOUND_PAYLOADS } from '../../widgets/search/found-payloads.ts';

/** A state of an element whose tree is kept, with all that the API answers. */
export interface TreeState {
  readonly element: Tag;
  readonly name: string;
  readonly markup: string;
  /** By method and path below `/api/`. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
  readonly needs?: 'webgl';
}

const dates = (...days: readonly string[]) =>
  days.map((day) => ({ scheduled: true, url: `yoga-${day}`, date: aDateObject(`${day} 10:00`) }));

const EVERY_KIND: readonly Payload[] = [
  anEventPayload({ id: 1, price: 9, initialPrice: 12, discount: 25, placesLeft: 2 }),
  anEventPayload({
    id: 2,
    title: 'Yoga doux',
    type: 'slotted',
    date: null,
    dateFirstSlot: aDateObject('2026-11-26 09:30'),
  }),
  anEventPayload({
    id: 3,
    title: 'Pilates',
    type: 'cyclic',
    weekday: 'tuesday',
    occurences: dates('2026-12-01', '2026-12-08'),
  }),
  anEventPayload({ id: 4, title: 'Portes ouvertes', type: 'open', date: null, price: 0 }),
  anEventPayload({ id: 5, title: 'Conférence', isInformation: true, enseigne: null }),
  anEventPayload({ id: 6, title: 'Tournoi', isTeaser: true }),
];

const FILTERS = {
  'GET v1/event/options/': { city: null, category: null, sport: null },
  'GET city/list/': [{ name: 'Lyon', slug: 'lyon' }],
  'GET categorie/list/': [{ name: 'Danse', slug: 'danse' }],
  'GET activity/list/': [{ name: 'Yoga', slug: 'yoga' }],
};

export const CALENDAR_ANSWERS = {
  'GET v1/slotted/yoga-doux': aSlottedPayload({ price: 12 }),
  'GET v1/slotted/id/7': aSlottedPayload({ price: 12 }),
  'GET v1/slotted/booked/yoga-doux': [aTakenPayload(`${WEDNESDAY} 09:00`), aTakenPayload(`${WEDNESDAY} 10:00`, 4)],
};

const ORDERS = [
  anOrderPayload(undefined, {
    ...{ subtotal: 12, total: 12, cancellableUntil: '2026-11-24T06:59:00.000Z' },
    payment: { provider: 'test', id: 'pay_1', amount: 12, currency: 'EUR', state: 'captured' },
  }),
  anOrderPayload(['7_20261124T0900'], { id: '0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a002', state: 'cancelled' }),
];

/** One state of each element but the checkout. */
export const TREE_STATES: readonly TreeState[] = [
  {
    element: 'slotted-calendar',
    name: 'selected',
    markup: '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>',
    answers: CALENDAR_ANSWERS,
    steps: [{ press: '[part~="slot"][part~="available"]' }, { see: '[part~="slot"][part~="selected"]' }],
  },
  {
    element: 'event-list',
    name: 'every-kind',
    markup: '<creneau-event-list></creneau-event-list>',
    answers: { ...FILTERS, 'GET v1/event/list/': aPageOf(EVERY_KIND) },
    steps: [{ see: '[part~="event"]' }],
  },
  {
    element: 'pager',
    name: 'in-the-middle',
    markup: '<creneau-event-list></creneau-event-list><creneau-pager></creneau-pager>',
    answers: { ...FILTERS, 'GET v1/event/list/': aPageOf(someEvents(1), 4, 7) },
    steps: [{ see: '[aria-current="page"]' }],
  },
  {
    element: 'animations-slider',
    name: 'next',
    markup: '<creneau-animations-slider></creneau-animations-slider>',
    answers: { 'GET v1/next/events/': aPageOf(someAnimations(4), 1, 2) },
    steps: [{ see: '[part~="animation"]' }],
  },
  {
    element: 'offers-list',
    name: 'offered',
    markup: '<creneau-offers-list provider="studio-lumiere"></creneau-offers-list>',
    answers: {
      'GET user/studio-lumiere': aUserPayload(),
      'GET v1/event/list/provider/studio-lumiere?limit=8': aPageOf([anEventPayload({ hasMembership: true })]),
    },
    steps: [{ see: '[part~="event"]' }],
  },
  {
    element: 'provider-card',
    name: 'a-venue',
    markup: '<creneau-provider-card provider="studio-lumiere"></creneau-provider-card>',
    answers: { 'GET user/studio-lumiere': aUserPayload() },
    steps: [{ see: '[part~="provider"]' }],
  },
  {
    element: 'search',
    name: 'found',
    markup: '<creneau-search></creneau-search>',
    answers: { 'GET search/yo': FOUND_PAYLOADS },
    steps: [{ fill: 'creneau-search input', with: 'yo' }, { see: '[role="option"]' }],
  },
  {
    element: 'category-list',
    name: 'home',
    markup: '<creneau-category-list></creneau-category-list>',
    answers: { 'GET categories/home': CATEGORY_PAYLOADS },
    steps: [{ see: '[part~="category"]' }],
  },
  {
    element: 'event-details',
    name: 'every-week',
    markup: '<creneau-event-details event="yoga-au-parc"></creneau-event-details>',
    answers: {
      'GET v1/event/yoga-au-parc': anEventPayload({
        ...{ description: '<p>Une heure <b>dehors</b>.</p>', type: 'cyclic', weekday: 'thursday' },
        occurences: dates('2026-12-03', '2026-12-10'),
      }),
      'GET v1/item/event%3A12': {
        item: { ref: 'event:12', title: 'Yoga au parc', url: 'yoga-au-parc', start: null, end: null },
        ...{ user: { id: 42, fullName: 'Studio Lumière' }, price: 12, currency: 'EUR', left: 8, needsAccount: false },
      },
      'GET v1/price/id/1': { id: 1, amount: 12, initialAmount: null, discount: 0, currency: 'EUR', product: 7 },
      'GET v1/product/id/7': { id: 7, title: 'Yoga au parc', type: 'event', url: 'yoga-au-parc', picture: null },
      'GET user/42': aUserPayload(),
      'GET v1/open/42': [anEventPayload({ id: 13, title: 'Portes ouvertes', type: 'open', date: null })],
    },
    steps: [{ see: '[part~="occurrence"]' }, { see: '[part~="others"]' }],
  },
  {
    element: 'provider-map',
    name: 'a-place',
    needs: 'webgl',
    markup: '<creneau-provider-map></creneau-provider-map>',
    answers: {
      'GET v1/map/': [aPositionPayload()],
      'POST v1/marker/details': {
        location: { id: 42, lat: 48.86, long: 2.35, name: 'Studio Lumière', city: 'Paris', postalCode: '75010' },
        events: someEvents(2),
      },
    },
    steps: [{ see: '[part~="frame"][part~="drawn"]' }, { press: '[part~="marker"]' }, { see: '[part~="place-event"]' }],
  },
  {
    element: 'order-history',
    name: 'a-question-before-cancelling',
    markup: '<creneau-order-history token="camille"></creneau-order-history>',
    answers: { 'GET v1/me': aMePayload(), 'GET v1/order/future/': aPageOf(ORDERS) },
    steps: [{ press: '[part~="menu-button"]' }, { press: '[part~="cancel"]' }, { see: '[part~="cancel-question"]' }],
  },
  {
    element: 'membership-list',
    name: 'with-a-running-subscription',
    markup: '<creneau-membership-list token="camille"></creneau-membership-list>',
    answers: {
      'GET v1/me': aMePayload(),
      'GET v1/memberships/': aPageOf([
        aMembershipPayload({ isSubscribed: true }),
        aMembershipPayload({ id: 2, title: 'Raquettes illimitées', url: 'raquettes-illimitees' }),
      ]),
    },
    steps: [{ see: 'article[part~="subscribed"]' }],
  },
  {
    element: 'replay-list',
    name: 'without-consent',
    markup: '<creneau-replay-list consent="none"></creneau-replay-list>',
    answers: {
      'GET v1/replay/': aPageOf([aReplayPayload(), aReplayPayload({ id: 2, title: 'Pilates', videoId: 502 })]),
    },
    steps: [{ press: '[part~="play-button"]' }, { see: '[part~="consent"] button' }],
  },
  {
    element: 'fitness-dashboard',
    name: 'steps-of-a-week',
    markup: '<creneau-fitness-dashboard token="camille"></creneau-fitness-dashboard>',
    answers: {
      'GET v1/me': aMePayload({ tracker: 'bracelet' }),
      'GET v1/bracelet/activities/weekly': WEEK,
      'GET v1/bracelet/lifetime-stats': LIFETIME,
    },
    steps: [{ see: '[part~="bar"]' }],
  },
  {
    element: 'studio-day',
    name: 'who-comes',
    markup: '<creneau-studio-day token="camille" date="2026-12-01"></creneau-studio-day>',
    answers: { 'GET v1/studio/day?date=2026-12-01': aStudioDayPayload() },
    steps: [{ see: '[part~="mark-button"]' }],
  },
  {
    element: 'popups',
    name: 'with-a-picture',
    markup: '<creneau-popups delay="0"></creneau-popups>',
    answers: { 'GET v1/popups': [aPopupPayload()] },
    steps: [{ see: '[part~="popup"] [part~="picture"]' }],
  },
  {
    element: 'toaster',
    name: 'each-type',
    markup: '<creneau-toaster></creneau-toaster>',
    answers: {},
    steps: [
      ...(['success', 'info', 'warning', 'error'] as const).map((type) => ({
        toast: { type, title: `Message ${type}`, msg: 'À bientôt.', timeout: 3_600_000 },
      })),
      { see: '[part~="toast"][part~="error"]' },
    ],
  },
];
