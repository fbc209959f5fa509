import { expect, it } from 'vitest';
import { calendarLinks } from '../../core/booking/calendar-links.ts';

const ENTRY = {
  uid: 'a@creneau',
  start: '2026-12-01T10:00',
  end: '2026-12-01T11:00',
  title: 'Yoga & bien-être',
  organizer: 'Studio Lumière',
  location: 'Studio Lumière, 75010 Paris',
  description: 'Réservation F1C5F5AB',
  url: 'https://market.example/order/',
} as const;

const partsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

it('D-calendar-links: the link to Google has the entry in UTC, and asks for hours of Paris', () => {
  expect(partsOf(calendarLinks(ENTRY).google)).toEqual({
    action: 'TEMPLATE',
    text: ENTRY.title,
    dates: '20261201T090000Z/20261201T100000Z',
    ctz: 'Europe/Paris',
    details: 'Réservation F1C5F5AB\nhttps://market.example/order/',
    location: ENTRY.location,
  });
});

it('D-calendar-links: the link to Outlook has the entry in UTC, without + for a space', () => {
  const { outlook } = calendarLinks({ ...ENTRY, start: '2026-07-01T10:00', end: '2026-07-01T11:00' });
  expect(partsOf(outlook)).toMatchObject({
    subject: ENTRY.title,
    startdt: '2026-07-01T08:00:00Z',
    enddt: '2026-07-01T09:00:00Z',
    location: ENTRY.location,
  });
  expect(outlook).not.toContain('+');
});

it('D-clock-change: a session in the repeated hour keeps its length in both calendars', () => {
  const { google, outlook } = calendarLinks({ ...ENTRY, start: '2026-10-25T02:30', end: '2026-10-25T03:30' });
  expect(partsOf(google)['dates']).toBe('20261025T003000Z/20261025T013000Z');
  expect(partsOf(outlook)).toMatchObject({ startdt: '2026-10-25T00:30:00Z', enddt: '2026-10-25T01:30:00Z' });
});

it('D-calendar-links: half of a character in a title breaks no link', () => {
  const { google } = calendarLinks({ ...ENTRY, title: 'Yoga \uD83D' });
  expect(partsOf(google)['text']).toBe('Yoga ');
});
