import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { htmlToText } from '../../../core/text/html-to-text.ts';
import { animationPayload, isOver } from '../catalogue/animations/animation-payload.ts';
import { type AnimationRow, findAnimation, listAnimations, type Period } from '../catalogue/animations/animations.ts';
import type { PageWish } from '../catalogue/paging.ts';
import { parseReference } from '../catalogue/reference.ts';
import { readAhead } from '../catalogue/slots-ahead.ts';
import { userIdOf } from '../catalogue/users.ts';
import { Problem } from '../problem.ts';
import { AnimationListQuery, AnimationPageSchema, AnimationSchema } from '../schemas/animation.ts';
import { answers, ReferenceParams } from '../schemas/common.ts';
import { paged } from '../schemas/paging.ts';
import type { Services } from '../service-types.ts';

/** Animations: lists of the next days, of those to come and past, and one. */
export function animationRoutes({ database, clock }: Services): FastifyPluginAsyncTypebox {
  const payloads = async (rows: readonly AnimationRow[], now: number) => {
    const offers = await readAhead(
      database,
      rows.flatMap((row) => row.slotted_id ?? []),
      now,
    );
    return rows.map((row) => animationPayload(row, offers.get(row.slotted_id ?? 0), now));
  };

  const list = async (period: Period, { user, ...wish }: PageWish & { readonly user?: string }) => {
    const now = clock.now();
    const providerId = user === undefined ? null : await userIdOf(database, parseReference(user));
    const { items, page, lastPage } = await listAnimations(database, period, providerId, wish, now);
    return { items: await payloads(items, now), page, lastPage };
  };

  return async (app) => {
    const schema = { querystring: AnimationListQuery, response: answers(200, paged(AnimationSchema)) };
    app.get('/v1/next/events', { schema }, ({ query }) => list('next', query));
    app.get('/v1/future/events', { schema }, ({ query }) => list('future', query));
    app.get('/v1/past/events', { schema }, ({ query }) => list('past', query));

    const one = { params: ReferenceParams, response: answers(200, AnimationPageSchema) };
    app.get('/v1/animation/:id', { schema: one }, async ({ params }) => {
      const now = clock.now();
      const row = await findAnimation(database, parseReference(params.id));
      const [animation] = await payloads(row ? [row] : [], now);
      if (!row || !animation) throw new Problem('not-found');
      return { ...animation, text: htmlToText(animation.description), isOver: isOver(row, now) };
    });
  };
}
