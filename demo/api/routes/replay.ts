import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { parseReference } from '../catalogue/reference.ts';
import { findVideo, listReplays } from '../catalogue/replays.ts';
import { inLanguage, languageOf } from '../catalogue/translations.ts';
import { userIdOf } from '../catalogue/users.ts';
import { Problem } from '../problem.ts';
import { revalidate } from '../revalidate.ts';
import { ReferenceParams, responseOf } from '../schemas/common.ts';
import { paged } from '../schemas/paging.ts';
import { ReplayListQuery, ReplaySchema, VideoSchema } from '../schemas/replay.ts';
import type { Services } from '../service-types.ts';

/** Returns the routes of replays: their list, and the video of a replay. */
export function replayRoutes({ database }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const list = { querystring: ReplayListQuery, response: responseOf(200, paged(ReplaySchema)) };
    app.get('/v1/replay', { schema: list, onSend: revalidate }, async (request) => {
      const { user, ...wish } = request.query;
      const providerId = user === undefined ? null : await userIdOf(database, parseReference(user));
      return listReplays(inLanguage(database, languageOf(request)), providerId, wish);
    });

    const one = { params: ReferenceParams, response: responseOf(200, VideoSchema) };
    app.get('/v1/videos/:id', { schema: one, onSend: revalidate }, async (request) => {
      const { id } = parseReference(request.params.id);
      const catalogue = inLanguage(database, languageOf(request));
      const video = id === null ? null : await findVideo(catalogue, id);
      if (!video) throw new Problem('not-found');
      return video;
    });
  };
}
