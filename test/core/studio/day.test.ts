import { describe, expect, it } from 'vitest';
import { may } from '../../../core/schedule/may.ts';
import { countsOf } from '../../../core/studio/day.ts';
import { dayCsv } from '../../../core/studio/day-csv.ts';
import { daySlots, inOrder } from '../../../core/studio/day-sessions.ts';
import { kept, type Mark } from '../../../core/studio/marks.ts';
import { meansOf, type PaidOrder } from '../../../core/studio/paid-with.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import { anOffer } from '../../fixtures/data/factories.ts';
import { aDayPerson, aDaySession } from '../../fixtures/data/studio-day.ts';

const PAID: PaidOrder = {
  ...{ isPending: false, total: 0, isGift: false, isImported: false, paidElsewhere: null, discounts: [] },
};

describe('D-studio-day: with what an order was paid', () => {
  it.each([
    ['a card', { total: 1200 }, ['card']],
    ['a card and a coupon, as a gift', { total: 600, discounts: ['coupon'], isGift: true }, ['card', 'coupon', 'gift']],
    ['a membership', { discounts: ['subscription'] }, ['membership']],
    ['nothing to pay', {}, ['free']],
    ['not yet', { total: 1200, isPending: true }, ['unpaid']],
    ['elsewhere', { isImported: true, paidElsewhere: 1200 }, ['elsewhere']],
    ['elsewhere, if at all', { isImported: true }, []],
  ] satisfies [string, Partial<PaidOrder>, readonly string[]][])('an order has its means: %s', (_, paid, means) => {
    expect(meansOf({ ...PAID, ...paid })).toEqual(means);
  });

  it('sessions of the week that a day does not have are off, outside of the period of an offer too', () => {
    const ten = { start: '10:00', end: '11:00', capacity: 2 } as const;
    const eleven = { start: '11:00', end: '12:00', capacity: 2 } as const;
    const offer = anOffer({ schedule: Array.from({ length: 7 }, () => [ten]) });
    const statesOf = (changes: object) =>
      daySlots({ ...offer, ...changes }, '2026-12-01').map(({ start, state }) => [start.slice(11), state]);
    expect(statesOf({})).toEqual([['10:00', 'planned']]);
    expect(statesOf({ specialDays: [{ date: '2026-12-01', sessions: [eleven] }] })).toEqual([
      ...[
        ['11:00', 'planned'],
        ['10:00', 'off'],
      ],
    ]);
    expect(statesOf({ daysOff: [{ start: '2026-12-01', end: '2026-12-01' }] })).toEqual([['10:00', 'off']]);
    expect(statesOf({ endSlotted: '2026-11-30' })).toEqual([]);
  });

  it('sessions are in the order of the day, and places are counted', () => {
    const [late, early] = [aDaySession({ start: '2026-12-01T12:00' as WallTime }), aDaySession()];
    expect(inOrder([late, early])).toEqual([early, late]);
    const people = [aDayPerson({ places: 2, isPresent: true }), aDayPerson(), aDayPerson({ state: 'waits' })];
    expect(countsOf(people)).toEqual({ come: 3, present: 2, wait: 1 });
  });

  it('the list as CSV has a line for each person, and no formula', () => {
    const words = {
      columns: ['Heure', 'Séance'],
      state: { comes: 'vient', waits: 'attend' },
      means: (means: string) => `<${means}>`,
      yes: 'oui',
    };
    const people = [
      aDayPerson({ name: '=HYPERLINK("x")', isFirst: true, means: ['card', 'gift'], phone: '+33612345678' }),
    ];
    expect(dayCsv([aDaySession({ people })], words)).toBe(
      '\uFEFF"Heure","Séance"\r\n' +
        `"10:00","Yoga doux","'=HYPERLINK(""x"")","1","vient","<card>, <gift>","oui","","zoe@example.org","'+33612345678",""\r\n`,
    );
  });
});

describe('D-studio-marks: what is kept to be sent', () => {
  it('of each session and order only the last mark is kept', () => {
    const mark: Mark = { session: '1_20261201T1000', order: 'a', present: true, at: 1 };
    const [undone, other] = [
      { ...mark, present: false, at: 2 },
      { ...mark, order: 'b' },
    ];
    expect(kept(kept([mark], other), undone)).toEqual([other, undone]);
  });
});

describe('D-studio-roles: who may do what', () => {
  it.each([
    ['an administrator', { id: 9, groups: ['Administrateurs'] }, ['see', 'mark', 'write', 'contact', 'change']],
    ['the provider', { id: 1, groups: ['Providers'] }, ['see', 'mark', 'write', 'contact', 'change']],
    ['the coach', { id: 2, groups: ['Coachs'] }, ['see', 'mark', 'write']],
    ['somebody else', { id: 3, groups: ['Providers', 'Coachs'] }, []],
  ] as const)('%s may do this and nothing else', (_, account, deeds) => {
    const all = ['see', 'mark', 'write', 'contact', 'change'] as const;
    expect(all.filter((deed) => may(account, deed, { providerId: 1, coachId: 2 }))).toEqual(deeds);
    expect(may({ id: 3, groups: [] }, 'see', { providerId: 1, coachId: null })).toBe(false);
  });
});
