import { type Static, Type } from 'typebox';
import { Day, exact, orNull, SlotIdText, Wall } from './common.ts';

/** A session, or an event or animation. */
const Subject = Type.Union([
  SlotIdText,
  Type.String({ description: '`event:12` or `animation:8`.', pattern: '^(event|animation):\\d{1,9}$', maxLength: 19 }),
]);

export const SessionsBody = exact({
  change: Type.Enum(['move', 'call-off', 'resize', 'close']),
  session: Type.Optional(Subject),
  /** `week`: also the sessions at its time in each week after it. */
  each: Type.Optional(Type.Enum(['day', 'week'], { default: 'day' })),
  /** Where it moves. */
  start: Type.Optional(Wall),
  end: Type.Optional(Wall),
  /** Whether bookings move too; sessions whose bookings stay are left as they are. */
  bookings: Type.Optional(Type.Enum(['move', 'stay'], { default: 'move' })),
  capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** The offer that is closed, and its first and last day off. */
  offer: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  confirm: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 })),
});

export type SessionsForm = Static<typeof SessionsBody>;

export const ChangedSessionsSchema = Type.Array(
  exact(
    {
      session: Type.String(),
      start: Wall,
      end: Wall,
      what: Type.Enum(['moved', 'called-off', 'resized']),
      to: orNull(exact({ start: Wall, end: Wall }, 'Period')),
      /** The places after the change; null unless they change. */
      capacity: orNull(Type.Integer()),
      taken: Type.Integer(),
      people: Type.Array(
        exact({ name: Type.String(), as: Type.Enum(['booked', 'holding', 'waiting']) }, 'ConcernedPerson'),
      ),
    },
    'ChangedSession',
  ),
);

export type ChangedSessions = Static<typeof ChangedSessionsSchema>;

export const SessionsSchema = exact(
  {
    state: Type.Enum(['ready', 'written']),
    confirm: Type.String({ description: 'With which the same change is made.' }),
    sessions: ChangedSessionsSchema,
  },
  'ChangedSessions',
);
