import { expect, test } from 'vitest';
import { shownEnd, shownHour } from '../../../widgets/shared/view/shown-hour.ts';
import { SETTINGS } from '../../fixtures/data/widget-context.ts';

test.each([
  ['Paris, in autumn', 'Europe/Paris', '2026-10-25T02:30', '2026-10-25T03:30', '02h30 – 02h30 UTC+1'],
  ['UTC, in autumn', 'UTC', '2026-10-25T02:30', '2026-10-25T03:30', '00h30 UTC – 01h30 UTC'],
  [
    'New York, in autumn',
    'America/New_York',
    '2026-10-25T02:30',
    '2026-10-25T03:30',
    '20h30 UTC−4 (24 oct.) – 21h30 UTC−4 (24 oct.)',
  ],
  ['Paris, in spring', 'Europe/Paris', '2026-03-29T01:30', '2026-03-29T03:30', '01h30 – 03h30'],
  ['UTC, in spring', 'UTC', '2026-03-29T01:30', '2026-03-29T03:30', '00h30 UTC – 01h30 UTC'],
  ['Paris, on any day', 'Europe/Paris', '2026-11-24T08:00', '2026-11-24T09:00', '08h00 – 09h00'],
] as const)(
  'D-clock-change, D-display-zone: the shown start and end of a slot of 60 minutes are right in %s',
  (_, timeZone, start, end, shown) => {
    const settings = { ...SETTINGS, lang: 'fr', timeZone } as const;
    expect(`${shownHour(start, settings)} – ${shownEnd(start, end, settings)}`).toBe(shown);
  },
);
