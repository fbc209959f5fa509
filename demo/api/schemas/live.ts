import { Type } from 'typebox';
import { exact } from './common.ts';

export const EVENTS = 'text/event-stream';

/** The most offers of a stream. */
const MOST = 100;

export const LiveQuery = exact({
  offers: Type.String({
    description: `The ids of at most ${MOST} offers, with commas.`,
    pattern: `^\\d{1,9}(?:,\\d{1,9}){0,${MOST - 1}}$`,
    maxLength: 10 * MOST,
  }),
  after: Type.Optional(
    Type.String({
      description: 'What `Creneau-Live` of an earlier answer has said; `Last-Event-ID` goes before it.',
      maxLength: 64,
    }),
  ),
});

const EXAMPLE =
  'retry: 3000\nid: 5c1e0a77-1\nevent: beat\ndata: {}\n\nid: 5c1e0a77-2\nevent: places\ndata: [{"startDate":"2026-12-01T10:00:00","slotted":{"id":2},"taken":3}]\n\n';

export const LiveResponse = {
  description: 'Events, until the client or the server ends; without `Accept: text/event-stream`, only the first.',
  content: { [EVENTS]: { schema: Type.String(), example: EXAMPLE } },
};
