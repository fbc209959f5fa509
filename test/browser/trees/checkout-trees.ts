import { CONFIRM, GIFT, GUEST, TO_BE_PAID, TO_CHECKOUT } from '../../../demo/states/purchase.ts';
import {
  aCardPayload,
  aHoldPayload,
  aMePayload,
  anItemPayload,
  anOrderPayload,
  aQuotePayload,
} from '../../fixtures/data/payloads.ts';
import { CALENDAR_ANSWERS, type TreeState } from './tree-states.ts';

const SLOTS = ['7_20261124T0800'];

const FREE = {
  ...CALENDAR_ANSWERS,
  'GET v1/me': aMePayload(),
  'GET v1/slotted/month/booking/user': [],
  'GET v1/slotted/org/': [],
  'GET v1/waiting-list': [],
  'GET v1/config': { currency: 'EUR', timeZone: 'Europe/Paris', payment: { provider: 'test', publicKey: null } },
  'GET v1/cards': [],
  'POST v1/hold': aHoldPayload(SLOTS),
  'POST v1/order': anOrderPayload(SLOTS),
};

const quote = aQuotePayload(SLOTS, 12);
const PAID = { ...FREE, 'POST v1/hold': aHoldPayload(SLOTS, { quote }), 'POST v1/quote': quote };

const CALENDAR =
  '<creneau-slotted-calendar event="yoga-doux" mode="picker" token="camille"></creneau-slotted-calendar>';

/** The stages of the checkout that differ most. */
export const CHECKOUT_TREES: readonly TreeState[] = [
  { name: 'to-be-paid', markup: CALENDAR, answers: PAID, steps: TO_BE_PAID },
  { name: 'guest', markup: CALENDAR.replace(' token="camille"', ''), answers: PAID, steps: GUEST },
  { name: 'review', markup: CALENDAR, answers: FREE, steps: [...TO_CHECKOUT, { see: '.confirm' }] },
  { name: 'gift', markup: CALENDAR, answers: PAID, steps: [...TO_BE_PAID, GIFT, { see: '#gift-email' }] },
  {
    name: 'saved-cards',
    markup: CALENDAR,
    answers: { ...PAID, 'GET v1/cards': [aCardPayload()] },
    steps: [...TO_BE_PAID, { see: '.saved-cards' }],
  },
  {
    name: 'item',
    markup: '<creneau-checkout item="event:12"></creneau-checkout>',
    answers: { ...FREE, 'GET v1/item/event%3A12': anItemPayload() },
    steps: [{ see: '.item .book' }],
  },
  {
    name: 'done',
    markup: CALENDAR,
    answers: FREE,
    steps: [...TO_CHECKOUT, CONFIRM, { see: '.done' }, { see: 'text=Réserver aussi' }],
  },
].map((state) => ({ element: 'checkout', ...state }));
