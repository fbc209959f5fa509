import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { parseSlotId, type SlotId } from '../../../core/booking/slot.ts';
import { minutesBetween, parseDate, parseTimeOfDay, type WallTime, wallTime } from '../../../core/time/wall-time.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { accountOf } from '../people/caller.ts';
import { invalidRequest } from '../problem.ts';
import { changeItem, type ItemChange } from '../schedule/change-item.ts';
import { changeSessions, type OfferChange } from '../schedule/change-sessions.ts';
import { changedSessions } from '../schedule/changed-place.ts';
import { BEARER, KeyAllowed, responseOf } from '../schemas/common.ts';
import { SessionsBody, type SessionsForm, SessionsSchema } from '../schemas/studio-sessions.ts';
import type { Services } from '../service-types.ts';

const DAY_MINUTES = 1440;

/** Returns the route that changes sessions, for administrators and the providers of offers (D-schedule-change). */
export function studioSessionsRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = {
      security: BEARER,
      headers: KeyAllowed,
      body: SessionsBody,
      response: responseOf(200, SessionsSchema),
    };
    app.patch('/v1/studio/sessions', { schema }, async (request, reply) => {
      const caller = await accountOf(request, services);
      const { body } = request;
      const change = changeOf(body);
      const outcome = await once(request, caller, services, async (transaction) => {
        const options = { now: services.clock.now(), confirm: body.confirm ?? null };
        const { state, confirm, consequences } =
          'item' in change
            ? await changeItem(transaction, caller, change, options)
            : await changeSessions(transaction, caller, change, options);
        return { status: 200, body: { state, confirm, sessions: changedSessions(consequences) } };
      });
      return sendOutcome(reply, outcome);
    });
  };
}

/** Returns the change that a request names; throws a problem that names a member that is missing or wrong. */
function changeOf(body: SessionsForm): OfferChange | ItemChange {
  if (body.change === 'close') {
    const [from, to] = [dayIn(body, 'from'), dayIn(body, 'to')];
    if (to < from) throw invalidRequest({ field: 'to', code: 'minimum' });
    return { case: 'close', offer: needed(body, 'offer'), from, to };
  }
  const subject = needed(body, 'session');
  const slot = parseSlotId(subject);
  const sessions = { session: subject as SlotId, each: body.each ?? 'day', offer: slot?.offerId ?? 0 } as const;
  if (!slot && (body.change === 'resize' || !subject.includes(':')))
    throw invalidRequest({ field: 'session', code: 'pattern' });
  switch (body.change) {
    case 'move': {
      const [start, end] = [timeIn(body, 'start'), timeIn(body, 'end')];
      const minutes = minutesBetween(start, end);
      if (minutes <= 0 || (slot && minutes > DAY_MINUTES)) throw invalidRequest({ field: 'end', code: 'minimum' });
      if (!slot) return { case: 'move', item: subject, start, end };
      return { case: 'move', ...sessions, start, end, bookings: body.bookings ?? 'move' };
    }
    case 'call-off':
      return slot ? { case: 'call-off', ...sessions } : { case: 'call-off', item: subject };
    case 'resize':
      return { case: 'resize', ...sessions, capacity: needed(body, 'capacity') };
  }
}

function needed<Name extends keyof SessionsForm>(body: SessionsForm, field: Name): NonNullable<SessionsForm[Name]> {
  const value = body[field];
  if (value === undefined || value === null) throw invalidRequest({ field, code: 'required' });
  return value;
}

function dayIn(body: SessionsForm, field: 'from' | 'to') {
  const day = parseDate(needed(body, field));
  if (day === null) throw invalidRequest({ field, code: 'pattern' });
  return day;
}

function timeIn(body: SessionsForm, field: 'start' | 'end'): WallTime {
  const text = needed(body, field);
  const [day, time] = [parseDate(text.slice(0, 10)), parseTimeOfDay(text.slice(11))];
  if (day === null || time === null) throw invalidRequest({ field, code: 'pattern' });
  return wallTime(day, time);
}
