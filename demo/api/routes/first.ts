import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { parseLanguage } from '../../../core/text/language.ts';
import { sendKept } from '../../kept-file.ts';
import { languageOf } from '../catalogue/translations.ts';
import { keepingFirst } from '../first/keep-answers.ts';
import { ownText } from '../first/own-call.ts';
import { renderer } from '../first/renderer.ts';
import { inTurn } from '../in-turn.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { responseOf } from '../schemas/common.ts';
import { FirstParams, FirstQuery, FirstSchema } from '../schemas/first.ts';
import type { Services } from '../service-types.ts';
import { tellLive } from './live.ts';

/** One view is made at a time, while the payloads of others are read; a request waits no longer than a page would. */
const TURNS = { atOnce: 4, patience: 1000 };

/** Returns the route of the first views of elements, for pages of other servers (D-first-answer). */
export function firstRoutes({ database, clock, siteUrl, live }: Services): FastifyPluginAsyncTypebox {
  const keep = keepingFirst(database);
  const turn = inTurn(TURNS);
  const answerTo = (request: FastifyRequest, element: string, asked: Readonly<Record<string, string>>) => {
    const { lang, 'time-zone': timeZone, theme, ...attributes } = asked;
    const now = clock.now();
    const language = languageOf(request);
    const site = siteUrl(language);
    const settings = {
      siteUrl: site,
      lang: parseLanguage(lang) ?? language,
      ...(timeZone && { timeZone }),
      ...(theme && { theme }),
    };
    return keep({
      key: JSON.stringify([element, settings, Object.entries(attributes).sort()]),
      now,
      read: ownText(request),
      make: (call) =>
        turn(async () => {
          const { answerFirst } = await renderer();
          let cause: unknown;
          const warn = (_: string, error: unknown) => {
            cause = error;
          };
          const answer = await answerFirst({ element, attributes, settings, address: `${site}/`, now, call, warn });
          if (answer) return answer;
          throw refusalOf(cause);
        }),
    });
  };
  return async (app) => {
    const schema = { params: FirstParams, querystring: FirstQuery, response: responseOf(200, FirstSchema) };
    app.get('/v1/first/:element', { schema }, async (request, reply) => {
      tellLive({ live }, reply);
      return sendKept(
        request,
        reply,
        await answerTo(request, request.params.element, request.query),
        'private, no-cache',
      );
    });
  };
}

/**
 * Returns the problem of a view that cannot be made: that of one of its calls, or of an attribute that the element does
 * not have or that has a wrong value; else there is none.
 */
function refusalOf(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  if (!(cause instanceof RangeError)) return new Problem('not-found');
  return invalidRequest({ field: cause.message.split(':', 1)[0] ?? '', code: 'invalid' });
}
