import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CalendarFailure } from '../../../demo/api/jobs/closures/calendar-failure.ts';
import { type FetchCalendar, readDueCalendars } from '../../../demo/api/jobs/closures/closure-calendars.ts';
import { hashOf } from '../../../demo/api/people/caller.ts';
import { readStudio } from '../../../demo/api/studio/exporting/read-studio.ts';
import { type ClosureDeed, closuresOf } from '../../../demo/people/closures.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { addVenue, insert, PROVIDER, uniqueName } from '../../fixtures/server/seed.ts';
import { type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { mailsTo } from '../mail/mails.ts';

const START = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;
const URL = 'https://calendar.example/secret-7/basic.ics';
const DAY = '2026-12-01';

let api: TwoServers;
let seed: Seed;
beforeAll(async () => {
  api = await openTwoServers();
  seed = seedOf(api.database);
});
afterAll(() => api?.close());

/** What the calendar's server says, and what it was asked with. */
let answer: { days: readonly string[] } | { fails: true } = { days: [] };
let asked: object[] = [];
const fetch: FetchCalendar = async (url, { etag }) => {
  asked.push({ url, etag });
  if ('fails' in answer) throw new CalendarFailure('refused');
  const { days } = answer;
  if (etag === days.join()) return { case: 'unchanged' };
  const events = days.flatMap((day) => ['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, 'END:VEVENT']);
  const text = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n');
  return { case: 'text', text, etag: days.join(), lastModified: null };
};
const services = () => ({ database: api.database, clock: { now: () => api.time.now } });
const read = () => readDueCalendars(services(), fetch);
const closures = (deed: ClosureDeed, slug = 'studio') => closuresOf(api.database, slug, deed, api.time.now, fetch);
const set = (...days: readonly string[]) => {
  answer = { days };
  return closures({ case: 'set', url: URL });
};
const daysOff = async (id: number) => JSON.parse((await api.call('GET', `/v1/slotted/id/${id}`)).text).daysOff;
const mails = (kind: string) =>
  mailsTo(api.servers[0], 'provider@example.org').then((all) => all.filter((mail) => mail.kind === kind));
const closed = (day: string) => ({ startDate: day, endDate: day });

beforeEach(async () => {
  api.time.now = START;
  asked = [];
  await closures({ case: 'remove' });
});

describe('D-closure-calendar: days off from a calendar that a venue keeps elsewhere', () => {
  it('the sessions of a venue are closed on its days, whatever else closes them, and those of nobody else', async () => {
    const offer = await seed.offer();
    const other = await addVenue(api.database, uniqueName('other'));
    const others = await seed.offer({ provider_id: other });
    await insert(api.database, 'day_off', { slotted_id: offer.id, starts_on: '2026-12-08', ends_on: '2026-12-08' });
    await set(DAY);
    expect(await daysOff(offer.id)).toEqual([closed(DAY), closed('2026-12-08')]);
    expect(await daysOff(others.id)).toEqual([]);
    const { token } = await seed.account();
    expect(outcome(await api.hold(token, [offer.at()]))).toEqual([409, 'day-off']);
    const exported = JSON.stringify(await readStudio(api.database, '2026-11-20'));
    expect([exported.includes('2026-12-08'), exported.includes(DAY)]).toEqual([true, false]);
    await closures({ case: 'remove' });
    expect(await daysOff(offer.id)).toEqual([closed('2026-12-08')]);
  });

  it('nobody who has booked is put out: the studio and they are told once, and the booking stays', async () => {
    const offer = await seed.offer();
    const { token } = await seed.account();
    const { id } = await api.buyPaid(token, [offer.at()]);
    const before = (await mails('unscheduled')).length;
    await set(DAY);
    for (let n = 0; n < 2; n += 1) await api.sweep();
    expect((await mails('unscheduled')).length - before).toBe(1);
    expect(JSON.parse((await api.call('GET', `/v1/order/${id}`, { token })).text)).toMatchObject({
      state: 'confirmed',
      slots: [{ id: offer.at() }],
    });
  });

  it('a calendar is read each hour by one process, in full once a day, and as it is now', async () => {
    const offer = await seed.offer();
    await set(DAY);
    await Promise.all([read(), read()]);
    expect(asked).toEqual([{ url: URL, etag: null }]);
    api.time.now = START + HOUR;
    await Promise.all([read(), read()]);
    expect(asked.slice(1)).toEqual([{ url: URL, etag: DAY }]);
    answer = { days: ['2026-12-02'] };
    api.time.now = START + 24 * HOUR;
    await read();
    expect(asked.slice(2)).toEqual([{ url: URL, etag: null }]);
    expect(await daysOff(offer.id)).toEqual([closed('2026-12-02')]);
  });

  it('the last good days are kept when it fails, and the studio is told once that they are old', async () => {
    const offer = await seed.offer();
    await set(DAY);
    const before = (await mails('closures')).length;
    const told = async () => (await mails('closures')).length - before;
    const later = async (hours: number) => {
      api.time.now = START + hours * HOUR;
      await read();
      return told();
    };
    answer = { fails: true };
    expect([await later(1), await later(48), await later(49), await later(90)]).toEqual([0, 0, 1, 1]);
    expect(await daysOff(offer.id)).toEqual([closed(DAY)]);
    expect((await mails('closures'))[0]?.text).toContain('calendar.example');
    answer = { days: [] };
    expect(await later(100)).toBe(1);
    expect(await daysOff(offer.id)).toEqual([]);
    answer = { fails: true };
    expect([await later(101), await later(149), await later(200)]).toEqual([1, 2, 2]);
  });

  it('a calendar that never could be read closes nothing, and is said to be old after two days too', async () => {
    const before = (await mails('closures')).length;
    answer = { fails: true };
    const set = await closures({ case: 'set', url: 'webcal://calendar.example/x' });
    expect(set).toEqual(['calendar.example closes studio on 0 day(s), never read; now: refused.']);
    api.time.now = START + 49 * HOUR;
    await read();
    expect((await mails('closures')).length - before).toBe(1);
  });

  it('the command sets, shows and removes it, and shows of its address only the host', async () => {
    expect(await closures({ case: 'show' })).toEqual(['studio has no calendar of closures.']);
    const shown = ['calendar.example closes studio on 2 day(s), read 2026-11-20T09:00:00.000Z.'];
    expect([await set(DAY, '2026-12-02'), await closures({ case: 'show' })]).toEqual([shown, shown]);
    expect(await closures({ case: 'remove' })).toEqual(['studio has no calendar of closures any more.']);
    for (const url of ['http://calendar.example/', 'file:///etc/passwd', 'calendar']) {
      await expect(closures({ case: 'set', url })).rejects.toThrow('begins with https://');
    }
    await expect(closures({ case: 'show' }, 'nobody')).rejects.toThrow('There is no venue nobody.');
  });

  it('administrators and the venue see in the day how it stands, and coaches do not', async () => {
    const coach = await seed.account({ groups: '{Coachs}' });
    const admin = await seed.account({ groups: '{Administrateurs}' });
    const slug = uniqueName('coach');
    const coach_id = await insert(api.database, 'coach', {
      ...{ slug, first_name: 'Léa', last_name: 'Martin', person_id: coach.id },
    });
    await seed.offer({ coach_id });
    await set(DAY);
    const seen = async (token: string) => {
      const { text } = await api.call('GET', `/v1/studio/day?date=${DAY}&provider=studio`, { token });
      return JSON.parse(text).venues.find((venue: { readonly slug: string }) => venue.slug === 'studio').closures;
    };
    const state = { from: 'calendar.example', readAt: '2026-11-20T09:00:00.000Z', old: false, days: 1 };
    await insert(api.database, 'access_token', { hash: hashOf('provider'), person_id: PROVIDER });
    expect([await seen(admin.token), await seen('provider'), await seen(coach.token)]).toEqual([state, state, null]);
    api.time.now += 49 * HOUR;
    expect(await seen(admin.token)).toEqual({ ...state, old: true });
  });
});
