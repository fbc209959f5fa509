import { type Static, Type } from 'typebox';
import { Amount, DateObject, exact, orNull, Picture, Sport } from './common.ts';
import { PageQuery } from './paging.ts';

const members = {
  id: Type.Integer(),
  title: Type.String(),
  /** HTML, as its venue wrote it. */
  description: Type.String(),
  marketingPicture: Picture,
  type: Type.Enum(['open', 'cyclic', 'slotted']),
  url: Type.String(),
  sport: orNull(Sport),
  /** Null for open and slotted ones. */
  date: orNull(DateObject),
  /** Hours. */
  duration: orNull(Type.Number({ minimum: 0 })),
  /** The first slot of a slotted one with a place left; the start of a cyclic one that is to come. */
  nextSlot: orNull(DateObject),
  /** Whether it can be booked; false for a slotted one if its offer lets nothing be booked (D-nothing-to-choose). */
  takesBookings: Type.Boolean(),
  price: Amount,
  currency: Type.String(),
  enseigne: exact({ name: Type.String(), url: Type.String() }),
  user: exact({ id: Type.Integer() }),
};

export const AnimationSchema = exact(members, 'Animation');

export type Animation = Static<typeof AnimationSchema>;

/** What its page shows beside its card: the description without its markup, and whether it is full. */
export const AnimationPageSchema = exact({ ...members, text: Type.String(), isOver: Type.Boolean() }, 'AnimationPage');

/** `user` is an id, url or slug. */
export const AnimationListQuery = Type.Object({
  ...PageQuery,
  user: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
