import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { BookedSlot } from '../../../core/booking/bookings.ts';
import { dateOf, mondayOf, monthOf, type PlainDate, wallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { readBooked, readBookedEvent } from '../booking/booked.ts';
import { readBookings } from '../booking/facts.ts';
import { findEvent } from '../catalogue/events/events.ts';
import { findOffer } from '../catalogue/offers.ts';
import { parseReference } from '../catalogue/reference.ts';
import { userIdOf } from '../catalogue/users.ts';
import { accountOf, callerOf } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { answers, BEARER, ReferenceParams } from '../schemas/common.ts';
import { BookedSchema, BookingSchema, OpenBookedSchema } from '../schemas/slotted.ts';
import type { Services } from '../service-types.ts';
import { wallText } from '../wall-text.ts';

/** Bookings: the taken places of an offer or a provider, the user's own bookings and their organisation's. */
export function bookedRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { database, clock } = services;
  const today = () => dateOf(toWallTime(clock.now(), PARIS));

  const booked = async (request: FastifyRequest, which: Parameters<typeof readBooked>[1]) => {
    const caller = await callerOf(request, services);
    const monday = wallTime(mondayOf(today()), '00:00');
    const starts = await readBooked(database, which, caller, monday, clock.now());
    return starts.map(({ slottedId, start, taken, capacity }) => ({
      startDate: wallText(start),
      slotted: { id: slottedId },
      taken,
      capacity,
    }));
  };

  return async (app) => {
    const schema = { params: ReferenceParams, response: answers(200, Type.Array(BookedSchema)) };
    app.get('/v1/slotted/booked/:id', { schema }, async (request) => {
      const offer = await findOffer(database, parseReference(request.params.id));
      if (!offer) throw new Problem('not-found');
      return booked(request, { offerId: offer.id });
    });
    app.get('/v1/slotted/booked/provider/:id', { schema }, async (request) => {
      const providerId = await userIdOf(database, parseReference(request.params.id));
      return booked(request, { providerId });
    });

    const open = { params: ReferenceParams, response: answers(200, Type.Array(OpenBookedSchema)) };
    app.get('/v1/open/slots-booked/:id', { schema: open }, async (request) => {
      const now = clock.now();
      const event = await findEvent(database, parseReference(request.params.id), now);
      if (event?.type !== 'open') throw new Problem('not-found');
      const booked = await readBookedEvent(database, event.id, await callerOf(request, services), now);
      return booked ? [{ startDate: null, slotted: { id: event.id }, ...booked, capacity: event.capacity }] : [];
    });

    const own = { security: BEARER, response: answers(200, Type.Array(BookingSchema)) };
    const firstOfMonth = () => `${monthOf(today())}-01` as PlainDate;
    app.get('/v1/slotted/month/booking/user', { schema: own }, async (request) => {
      const caller = await accountOf(request, services);
      const whose = { email: caller.email };
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
