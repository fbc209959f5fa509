import { type Static, Type } from 'typebox';
import { MEANS } from '../../../core/studio/day.ts';
import { Day, exact, Instant, orNull, Uuid, Wall } from './common.ts';

export const DayQuery = exact({
  date: Day,
  provider: Type.Optional(Type.String({ description: 'The slug of a venue.', minLength: 1, maxLength: 200 })),
});

const Person = exact(
  {
    order: orNull(Uuid),
    name: Type.String(),
    /** Who gave the place; null unless it is a gift. */
    giver: orNull(Type.String()),
    /** Null for coaches. */
    email: orNull(Type.String()),
    phone: orNull(Type.String()),
    places: Type.Integer(),
    state: Type.Enum(['comes', 'waits']),
    means: Type.Array(Type.Enum([...MEANS])),
    first: Type.Boolean({ description: 'Whether it is their first visit.' }),
    present: Type.Boolean(),
  },
  'DayPerson',
);

/** The calendar that says when a venue is closed; null for coaches. */
const Closures = exact(
  {
    from: Type.String({ description: 'The host of its address.' }),
    readAt: orNull(Instant),
    old: Type.Boolean({ description: 'Whether it could not be read for two days.' }),
    days: Type.Integer({ description: 'How many days it closes from today on.' }),
  },
  'DayClosures',
);

export const DaySchema = exact(
  {
    date: Day,
    venues: Type.Array(
      exact(
        { id: Type.Integer(), slug: Type.String(), fullName: Type.String(), closures: orNull(Closures) },
        'DayVenue',
      ),
    ),
    sessions: Type.Array(
      exact(
        {
          session: Type.String(),
          title: Type.String(),
          start: Wall,
          end: orNull(Wall),
          capacity: orNull(Type.Integer()),
          state: Type.Enum(['planned', 'off', 'unscheduled']),
          user: exact({ id: Type.Integer(), fullName: Type.String() }, 'DayUser'),
          change: Type.Boolean({ description: 'Whether the caller may change it.' }),
          people: Type.Array(Person),
        },
        'DaySession',
      ),
    ),
  },
  'StudioDay',
);

export type DayPayload = Static<typeof DaySchema>;

/** A session, or an event or animation. */
const Subject = Type.String({
  description: 'The id of a slot, or `event:12` or `animation:8`.',
  pattern: '^(\\d{1,9}_\\d{8}T\\d{4}|(event|animation):\\d{1,9})$',
  maxLength: 23,
});

export const PresentBody = exact({ session: Subject, order: Uuid, present: Type.Boolean(), at: Instant });

export const PresentSchema = exact({ present: Type.Boolean() }, 'Present');

export const MessageBody = exact({
  session: Subject,
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  text: Type.String({ minLength: 1, maxLength: 2000 }),
});

export const MessageSchema = exact({ mails: Type.Integer() }, 'SentMessage');
