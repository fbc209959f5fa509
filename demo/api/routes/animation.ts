import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { htmlToText } from '../../../core/text/html-to-text.ts';
import { animationPayload, isOver } from '../catalogue/animations/animation-payload.ts';
import { findAnimation, listAnimations, type Period } from '../catalogue/animations/animations.ts';
import type { PageWish } from '../catalogue/paging.ts';
import { parseReference } from '../catalogue/reference.ts';
import { aheadOf } from '../catalogue/slots-ahead.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { userIdOf } from '../catalogue/users.ts';
import { Problem } from '../problem.ts';
import { AnimationListQuery, AnimationPageSchema, AnimationSchema } from '../schemas/animation.ts';
import { ReferenceParams, responseOf } from '../schemas/common.ts';
import { paged } from '../schemas/paging.ts';
import type { Services } from '../service-types.ts';

/**
 * Returns the routes of animations: the lists of the next days, of animations to come and of past animations, and a
 * single animation.
 */
export function animationRoutes({ database, clock }: Services): FastifyPluginAsyncTypebox {
  const list = async (
    request: FastifyRequest,
    period: Period,
    { user, ...wish }: PageWish & { readonly user?: string },
  ) => {
    const catalogue = inLanguage(database, languageOf(request));
    const now = clock.now();
    const providerId = user === undefined ? null : await userIdOf(database, parseReference(user));
    const { items, page, lastPage } = await listAnimations(catalogue, period, providerId, wish, now);
    const ahead = await aheadOf(database, items, now);
    return { items: items.map((row) => animationPayload(row, ahead(row), now)), page, lastPage };
  };

  return async (app) => {
    const schema = { querystring: AnimationListQuery, response: responseOf(200, paged(AnimationSchema)) };
    app.get('/v1/next/events', { schema }, (request) => list(request, 'next', request.query));
    app.get('/v1/future/events', { schema }, (request) => list(request, 'future', request.query));
    app.get('/v1/past/events', { schema }, (request) => list(request, 'past', request.query));

    const one = { params: ReferenceParams, response: responseOf(200, AnimationPageSchema) };
    app.get('/v1/animation/:id', { schema: one }, async (request) => {
      const now = clock.now();
      const catalogue = inLanguage(database, languageOf(request));
      const row = await findAnimation(catalogue, parseReference(request.params.id));
      if (!row) throw new Problem('not-found');
      const ahead = (await aheadOf(database, [row], now))(row);
      const animation = animationPayload(row, ahead, now);
      return { ...animation, text: htmlToText(animation.description), isOver: isOver(row, ahead, now) };
    });
  };
}
