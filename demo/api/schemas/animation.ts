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
  /** Null for open and slotted animations. */
  date: orNull(DateObject),
  /** Hours. */
  duration: orNull(Type.Number({ minimum: 0 })),
  /** The first slot of a slotted animation with a place left, or the start of a cyclic animation that is to come. */
  nextSlot: orNull(DateObject),
  /**
   * Whether the animation can be booked; false for a slotted animation whose offer takes no bookings
   * (D-nothing-to-choose).
   */
  takesBookings: Type.Boolean(),
  price: Amount,
  currency: Type.String(),
  enseigne: exact({ name: Type.String(), url: Type.String() }),
  user: exact({ id: Type.Integer() }),
};

export const AnimationSchema = exact(members, 'Animation');

export type Animation = Static<typeof AnimationSchema>;

/**
 * What the page of an animation shows in addition to its card: the description without markup (`text`), and whether the
 * animation is over.
 */
export const AnimationPageSchema = exact({ ...members, text: Type.String(), isOver: Type.Boolean() }, 'AnimationPage');

/** `user` is an id, url or slug. */
export const AnimationListQuery = Type.Object({
  ...PageQuery,
  user: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
