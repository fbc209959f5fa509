import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BookedSlot } from '../../../core/booking/bookings.ts';
import { dateOf, mondayOf, monthOf, type PlainDate, wallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { readBookings } from '../booking/bookings.ts';
import { findEvent } from '../catalogue/events/events.ts';
import { keepingAnswers } from '../catalogue/kept-answers.ts';
import { isOffer } from '../catalogue/offers.ts';
import { parseReference, type Reference } from '../catalogue/reference.ts';
import { userIdOf } from '../catalogue/users.ts';
import { keepText } from '../json-text.ts';
import { readBooked, readBookedEvent } from '../orders/booked.ts';
import { accountOf, type Caller, callerOf } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { BEARER, ReferenceParams, responseOf } from '../schemas/common.ts';
import { type Booked, BookedSchema, BookingSchema, OpenBookedSchema } from '../schemas/slotted.ts';
import type { Services } from '../service-types.ts';
import { wallText } from '../wall-text.ts';
import { tellLive } from './live.ts';

/** Which answers are kept: at about 500 bytes a row, 75 MB together. */
const KEPT = { most: 300, isSmall: ({ length }: readonly Booked[]) => length <= 500 };

/**
 * Returns the routes of bookings: the taken places of an offer or a provider, the own bookings of the user, and those
 * of their organisation.
 */
export function bookedRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  const keep = keepingAnswers<Booked[]>(database, KEPT);
  const today = () => dateOf(toWallTime(clock.now(), PARIS));

  const readStarts = async (which: Parameters<typeof readBooked>[1], caller: Caller | null): Promise<Booked[]> => {
    const monday = wallTime(mondayOf(today()), '00:00');
    const starts = await readBooked(database, which, caller, monday, clock.now());
    return starts.map(({ slottedId, start, taken, capacity }) => ({
      startDate: wallText(start),
      slotted: { id: slottedId },
      taken,
      capacity,
    }));
  };
  const ofOffer = async (offer: Reference, caller: Caller | null) => {
    const starts = await readStarts({ offer }, caller);
    if (starts.length === 0 && !(await isOffer(database, offer))) throw new Problem('not-found');
    return starts;
  };
  const ofProvider = async (reference: Reference, caller: Caller | null) =>
    readStarts({ providerId: await userIdOf(database, reference) }, caller);

  const booked = (request: FastifyRequest, of: 'offer' | 'provider', reference: Reference) => {
    const read = async () => {
      const caller = await callerOf(request, services);
      return of === 'offer' ? ofOffer(reference, caller) : ofProvider(reference, caller);
    };
    if (request.headers.authorization !== undefined) return read();
    // All requests without a token get the same response.
    return keep(JSON.stringify([of, reference]), clock.now(), async () => keepText(await read()));
  };

  return async (app) => {
    const schema = { params: ReferenceParams, response: responseOf(200, Type.Array(BookedSchema)) };
    const isLive = async (_: FastifyRequest, reply: FastifyReply) => tellLive(services, reply);
    const options = { schema, preHandler: isLive };
    app.get('/v1/slotted/booked/:id', options, (request) =>
      booked(request, 'offer', parseReference(request.params.id)),
    );
    app.get('/v1/slotted/booked/provider/:id', options, (request) =>
      booked(request, 'provider', parseReference(request.params.id)),
    );

    const open = { params: ReferenceParams, response: responseOf(200, Type.Array(OpenBookedSchema)) };
    app.get('/v1/open/slots-booked/:id', { schema: open }, async (request) => {
      const now = clock.now();
      const event = await findEvent(database, parseReference(request.params.id), now);
      if (event?.type !== 'open') throw new Problem('not-found');
      const booked = await readBookedEvent(database, event.id, await callerOf(request, services), now);
      return booked ? [{ startDate: null, slotted: { id: event.id }, ...booked, capacity: event.capacity }] : [];
    });

    const own = { security: BEARER, response: responseOf(200, Type.Array(BookingSchema)) };
    const firstOfMonth = () => `${monthOf(today())}-01` as PlainDate;
    app.get('/v1/slotted/month/booking/user', { schema: own }, async (request) => {
      const caller = await accountOf(request, services);
      const whose = { personId: caller.id };
      return (await readBookings(database, whose, firstOfMonth(), { seenBy: caller })).map(bookingPayload);
    });
    app.get('/v1/slotted/org', { schema: own }, async (request) => {
      const caller = await accountOf(request, services);
      if (!caller.organization) return [];
      const whose = { organizationId: caller.organization.id };
      return (await readBookings(database, whose, firstOfMonth(), { seenBy: caller })).map(bookingPayload);
    });
  };
}

function bookingPayload({ offerId, start }: BookedSlot) {
  return { startDate: wallText(start), slotted: { id: offerId } };
}
