import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type PlainDate, parseDate } from '../../../core/time/wall-time.ts';
import { languageOf, translated } from '../catalogue/translations.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { accountOf } from '../people/caller.ts';
import { invalidRequest } from '../problem.ts';
import { ownersOf, requireMay } from '../schedule/authority.ts';
import { readDay, type StudioDay } from '../schedule/day.ts';
import { markPresent } from '../schedule/mark.ts';
import { writeToSession } from '../schedule/message.ts';
import { BEARER, KeyAllowed, responseOf } from '../schemas/common.ts';
import {
  type DayPayload,
  DayQuery,
  DaySchema,
  MessageBody,
  MessageSchema,
  PresentBody,
  PresentSchema,
} from '../schemas/studio-day.ts';
import type { Services } from '../service-types.ts';
import { wallText } from '../wall-text.ts';

/** Returns the routes of a studio's day, for those who may see its sessions (D-studio-roles). */
export function studioDayRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  return async (app) => {
    const reading = { security: BEARER, querystring: DayQuery, response: responseOf(200, DaySchema) };
    app.get('/v1/studio/day', { schema: reading }, async (request) => {
      const caller = await accountOf(request, services);
      const date = parseDate(request.query.date);
      if (date === null) throw invalidRequest({ field: 'date', code: 'pattern' });
      const day = await readDay(database, caller, { date, venue: request.query.provider ?? null, now: clock.now() });
      return translated(database, languageOf(request), payloadOf(date, day));
    });

    const marking = { security: BEARER, body: PresentBody, response: responseOf(200, PresentSchema) };
    app.put('/v1/studio/present', { schema: marking }, async (request) => {
      const caller = await accountOf(request, services);
      requireMay(caller, 'mark', await ownersOf(database, request.body.session));
      return markPresent(database, { ...request.body, at: Date.parse(request.body.at) }, clock.now());
    });

    const writing = {
      security: BEARER,
      headers: KeyAllowed,
      body: MessageBody,
      response: responseOf(200, MessageSchema),
    };
    app.post('/v1/studio/message', { schema: writing }, async (request, reply) => {
      const caller = await accountOf(request, services);
      const outcome = await once(request, caller, services, async (transaction) => {
        const owners = await ownersOf(transaction, request.body.session);
        requireMay(caller, 'write', owners);
        const message = { subject: null, ...request.body };
        return { status: 200, body: { mails: await writeToSession(transaction, message, owners, clock.now()) } };
      });
      return sendOutcome(reply, outcome);
    });
  };
}

function payloadOf(date: PlainDate, { venues, sessions }: StudioDay): DayPayload {
  return {
    date,
    venues: venues.map(({ closures, ...venue }) => ({
      ...venue,
      closures: closures && {
        ...{ from: closures.from, old: closures.isOld, days: closures.days },
        readAt: closures.readAt === null ? null : new Date(closures.readAt).toISOString(),
      },
    })),
    sessions: sessions.map(({ id, title, start, end, capacity, state, provider, mayChange, people }) => ({
      ...{ session: id, title, start: wallText(start), end: end === null ? null : wallText(end), capacity, state },
      user: { id: provider.id, fullName: provider.fullName },
      change: mayChange,
      people: people.map(({ isFirst, isPresent, means, ...person }) => ({
        ...{ ...person, means: [...means], first: isFirst, present: isPresent },
      })),
    })),
  };
}
