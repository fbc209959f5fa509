import { describe, expect, it } from 'vitest';
import {
  type AnimationPage,
  type EventPage,
  endOf,
  pageOfAnimation,
  whyNotSold,
} from '../../core/catalogue/event-page.ts';

const animation: AnimationPage = {
  ...{ id: 8, title: 'Yoga', description: '<p>Une heure</p>', url: 'yoga', type: 'cyclic', isActive: true },
  ...{ picture: '/yoga.svg', sport: { name: 'Yoga' }, provider: { name: 'Studio', url: 'studio' } },
  ...{ start: '2026-11-24T18:00', duration: 1, nextSlot: null },
  ...{ paragraphs: ['Une heure'], price: 800, currency: 'EUR', providerId: 42, takesBookings: true, hasEnded: false },
};

describe('C-elements: an animation as the page of an event', () => {
  it('an animation takes place once, at its price, and is bought as an animation', () => {
    expect(pageOfAnimation(animation)).toMatchObject({
      ...{ id: 8, item: 'animation:8', type: 'single', start: '2026-11-24T18:00', firstSlot: null, price: 800 },
      ...{
        picture: { medium: '/yoga.svg', mini: null },
        sport: { slug: '', name: 'Yoga' },
        priceId: null,
        placesLeft: null,
      },
      ...{ provider: { name: 'Studio', url: 'studio', city: null }, paragraphs: ['Une heure'], discount: 0 },
      ...{ isTeaser: false, isCashback: false, isInformation: false, isSubscribed: false, initialPrice: null },
      ...{ occurrences: [], openings: [], weekday: null },
    });
  });

  it.each([
    ['open', null, 'single', null],
    ['cyclic', '2026-11-25T10:00', 'single', null],
    ['slotted', '2026-11-25T10:00', 'slotted', '2026-11-25T10:00'],
    ['slotted', null, 'slotted', null],
  ] as const)(
    'an animation of the type %s with the next slot %s is an event of the type %s, with the first slot %s',
    (type, nextSlot, as, firstSlot) => {
      const page = pageOfAnimation({ ...animation, type, nextSlot, start: null, sport: null, provider: null });
      expect(page).toMatchObject({ type: as, firstSlot, sport: null, provider: null });
    },
  );
});

describe('S-event: the end of an event with a date', () => {
  const NOON = Date.parse('2026-11-24T11:00:00Z');

  it.each([
    [{ start: '2026-11-24T10:30', duration: 1.5 }, '2026-11-24T12:00', false],
    [{ start: '2026-11-24T10:30', duration: 1.4 }, '2026-11-24T11:54', true],
    [{ start: '2026-11-24T12:01', duration: null }, '2026-11-24T12:01', false],
    [{ start: '2026-11-24T11:59', duration: null }, '2026-11-24T11:59', true],
    [{ start: null, duration: 2 }, null, false],
  ] as const)('an event with %j ends at %s; over at noon: %s', (page, end, over) => {
    const dated = { ...pageOfAnimation(animation), ...page };
    expect([endOf(page), whyNotSold(dated, NOON) === 'over']).toEqual([end, over]);
  });
});

describe('D-event-page: why nothing of an event can be booked', () => {
  const NOON = Date.parse('2026-11-24T11:00:00Z');
  const page = { ...pageOfAnimation(animation), start: '2026-11-25T10:00' } as const satisfies EventPage;
  const slotted = { ...page, type: 'slotted', start: null, firstSlot: '2026-11-24T18:00' } as const satisfies EventPage;
  const past = { start: '2026-11-23T10:00' } as const;

  it.each<[string, EventPage, ReturnType<typeof whyNotSold>]>([
    ['is to come', page, null],
    ['is withdrawn and past', { ...page, ...past, isActive: false }, 'withdrawn'],
    ['is past', { ...page, ...past }, 'over'],
    ['was announced and is past', { ...page, ...past, isTeaser: true }, 'over'],
    ['needed no booking and is past', { ...page, ...past, isInformation: true }, 'over'],
    ['is announced', { ...page, isTeaser: true, takesBookings: false }, 'teaser'],
    ['needs no booking', { ...page, isInformation: true }, 'information'],
    ['takes no booking', { ...page, takesBookings: false }, 'unsold'],
    ['is over as the API says', { ...page, start: null, hasEnded: true }, 'over'],
    ['has slots without a last day', { ...slotted, endSlotted: null }, null],
    ['had slots until yesterday', { ...slotted, endSlotted: '2026-11-23' }, 'over'],
    ['has slots until this evening', { ...slotted, endSlotted: '2026-11-24' }, null],
    ['had its last slot this morning', { ...slotted, endSlotted: '2026-11-24', firstSlot: null }, 'over'],
    [
      'takes no bookings, on its last day',
      { ...slotted, takesBookings: false, endSlotted: '2026-11-24', firstSlot: null },
      'unsold',
    ],
    ['has a last day to come, and no slot yet', { ...slotted, endSlotted: '2026-11-25', firstSlot: null }, null],
  ])('an event that %s is sold, or says the right reason why not', (_, event, reason) => {
    expect(whyNotSold(event, NOON)).toBe(reason);
  });
});
