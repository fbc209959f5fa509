import { type Static, Type } from 'typebox';
import { DateObject, exact, orNull, Picture, Sport } from './common.ts';
import { PageQuery } from './paging.ts';

export const ReplaySchema = exact(
  {
    id: Type.Integer(),
    title: Type.String(),
    /** HTML, as its provider wrote it. */
    description: Type.String(),
    picture: Picture,
    sport: orNull(Sport),
    /** Minutes of the session. */
    duration: Type.Integer({ minimum: 1 }),
    /** When the session was filmed. */
    date: DateObject,
    user: exact({ id: Type.Integer(), fullName: Type.String(), slug: Type.String(), url: Type.String() }),
    videoId: Type.Integer(),
  },
  'Replay',
);

export type Replay = Static<typeof ReplaySchema>;

export const VideoSchema = exact(
  {
    id: Type.Integer(),
    title: Type.String(),
    poster: orNull(Type.String()),
    /** Seconds of the film. */
    duration: Type.Integer({ minimum: 1 }),
    /** The same film in several formats, the best first. */
    sources: Type.Array(exact({ src: Type.String(), type: Type.String() })),
    captions: Type.Array(exact({ src: Type.String(), lang: Type.String(), label: Type.String() })),
  },
  'Video',
);

export type Video = Static<typeof VideoSchema>;

/** `user` is an id, url or slug. */
export const ReplayListQuery = Type.Object({
  ...PageQuery,
  user: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
