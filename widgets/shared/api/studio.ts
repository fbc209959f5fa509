import * as v from 'valibot';
import { type ClosureState, type DayPerson, type DaySession, MEANS } from '../../../core/studio/day.ts';
import type { Mark } from '../../../core/studio/marks.ts';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { instantField } from './booking/booking-fields.ts';
import type { Client } from './client.ts';
import { countField, decoderOf, listField, wallTimeField } from './decode.ts';

const text = v.nullish(v.string(), null);

const person = v.pipe(
  v.object({
    ...{ order: text, name: v.string(), giver: text, email: text, phone: text, places: countField },
    state: v.picklist(['comes', 'waits']),
    means: listField(v.picklist(MEANS), 'means of payment'),
    ...{ first: v.boolean(), present: v.boolean() },
  }),
  v.transform(({ first: isFirst, present: isPresent, ...one }): DayPerson => ({ ...one, isFirst, isPresent })),
);

const session = v.pipe(
  v.object({
    ...{ session: v.string(), title: v.string(), start: wallTimeField, end: v.nullish(wallTimeField, null) },
    capacity: v.nullish(countField, null),
    state: v.picklist(['planned', 'off', 'unscheduled']),
    user: v.object({ id: v.number(), fullName: v.string() }),
    change: v.boolean(),
    people: listField(person, 'people'),
  }),
  v.transform(
    ({ session: id, user: provider, change: mayChange, ...one }): DaySession => ({ ...one, id, provider, mayChange }),
  ),
);

const closures = v.pipe(
  v.object({ from: v.string(), readAt: v.nullish(instantField, null), old: v.boolean(), days: countField }),
  v.transform(({ old: isOld, ...one }): ClosureState => ({ ...one, isOld })),
);

const venue = v.object({ id: v.number(), slug: v.string(), fullName: v.string(), closures: v.nullish(closures, null) });

const day = v.object({
  venues: listField(venue, 'venues'),
  sessions: listField(session, 'sessions'),
});

/** The sessions of a day that the caller may see, and the venues that they are of. */
export type StudioDay = v.InferOutput<typeof day>;

/** Calls GET /v1/studio/day. */
export function fetchStudioDay(client: Client, date: PlainDate, venue: string | null): Promise<StudioDay> {
  const provider = venue === null ? '' : `&provider=${encodeURIComponent(venue)}`;
  return client.get(`v1/studio/day?date=${date}${provider}`, decoderOf(day), { isPersonal: true });
}

/** Calls PUT /v1/studio/present: returns whether the person is noted as present, which a later mark may have decided. */
export function sendMark(client: Client, { at, ...mark }: Mark): Promise<boolean> {
  const decode = decoderOf(v.object({ present: v.boolean() }));
  const body = { ...mark, at: new Date(at).toISOString() };
  return client.send('put', 'v1/studio/present', decode, { body, isPersonal: true }).then(({ present }) => present);
}

/** Calls POST /v1/studio/message: returns how many mails are written. */
export function writeToSession(
  client: Client,
  body: { readonly session: string; readonly subject?: string; readonly text: string },
  idempotencyKey: string,
): Promise<number> {
  const decode = decoderOf(v.object({ mails: countField }));
  return client
    .send('post', 'v1/studio/message', decode, { body, idempotencyKey, isPersonal: true })
    .then(({ mails }) => mails);
}

/** A change of a session as the call takes it. */
export type SessionChange = Readonly<Record<string, string | number>>;

const changed = v.object({
  state: v.picklist(['ready', 'written']),
  confirm: v.string(),
  sessions: listField(
    v.object({
      ...{ session: v.string(), start: wallTimeField, taken: countField },
      what: v.picklist(['moved', 'called-off', 'resized']),
      to: v.nullish(v.object({ start: wallTimeField }), null),
      people: listField(v.object({ name: v.string(), as: v.picklist(['booked', 'holding', 'waiting']) }), 'people'),
    }),
    'changed sessions',
  ),
});

/** What a change does to booked sessions and their people. */
export type ChangedSessions = v.InferOutput<typeof changed>;

/** Returns how many people get a mail about a change: not those who keep their places, nor who only has a checkout open. */
export function toldBy({ sessions }: ChangedSessions): number {
  const moving = sessions.filter(({ what }) => what !== 'resized');
  return moving.flatMap(({ people }) => people.filter((person) => person.as !== 'holding')).length;
}

/** Calls PATCH /v1/studio/sessions: says what a change would do or, with `confirm` in it, does it. */
export function changeSessions(client: Client, body: SessionChange): Promise<ChangedSessions> {
  return client.send('patch', 'v1/studio/sessions', decoderOf(changed), { body, isPersonal: true });
}
