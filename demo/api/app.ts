import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { declareRoutes } from '../route-kind.ts';
import { languageOf } from './catalogue/translations.ts';
import { type Clock, httpDate } from './clock.ts';
import { refuseUnknownRoute, sendFailure } from './error-handler.ts';
import { addClockHooks, addFaultHooks } from './fault-hooks.ts';
import { addJsonParser } from './json-body.ts';
import { jsonText } from './json-text.ts';
import { logLine } from './logging.ts';
import { refuseLongTexts } from './longest-texts.ts';
import { refuseNul } from './nul.ts';
import { describeRoutes } from './openapi/describe-routes.ts';
import { showDocument } from './openapi/human-page.ts';
import { followMovedGuests } from './people/guest-moved.ts';
import type { ProblemCode } from './problem-codes.ts';
import { rateLimitOptions } from './rate-limit.ts';
import { allowReplica, POSITION, tellPositions } from './replica-hooks.ts';
import { animationRoutes } from './routes/animation.ts';
import { bookedRoutes } from './routes/booked.ts';
import { cardAndCreditRoutes } from './routes/cards-and-credit.ts';
import { configRoutes } from './routes/config.ts';
import { eventRoutes } from './routes/event.ts';
import { firstRoutes } from './routes/first.ts';
import { fitnessRoutes } from './routes/fitness.ts';
import { guestRoutes } from './routes/guest.ts';
import { holdRoutes } from './routes/hold.ts';
import { itemRoutes } from './routes/item.ts';
import { LIVE, liveRoutes } from './routes/live.ts';
import { mapRoutes } from './routes/map.ts';
import { meRoutes } from './routes/me.ts';
import { membershipRoutes } from './routes/membership.ts';
import { nameRoutes } from './routes/names.ts';
import { orderRoutes } from './routes/order.ts';
import { popupRoutes } from './routes/popup.ts';
import { productRoutes } from './routes/product.ts';
import { quoteRoutes } from './routes/quote.ts';
import { replayRoutes } from './routes/replay.ts';
import { searchRoutes } from './routes/search.ts';
import { slottedRoutes } from './routes/slotted.ts';
import { studioRoutes } from './routes/studio.ts';
import { studioDayRoutes } from './routes/studio-day.ts';
import { studioSessionsRoutes } from './routes/studio-sessions.ts';
import { testGatewayRoutes } from './routes/test-gateway.ts';
import { userRoutes } from './routes/user.ts';
import { waitingRoutes } from './routes/waiting.ts';
import { webhookRoutes } from './routes/webhook.ts';
import type { Services } from './service-types.ts';
import { compileValidator } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The API's clock, for responses that are sent before a route is found. */
    clock: Clock;
  }
  interface FastifyReply {
    /** The code of the problem that is the response; null for any other response. */
    refusal: ProblemCode | null;
  }
}

interface Mounted {
  readonly prefix: string;
}

/** Returns the API (D-openapi), to be registered under `/api` on a Fastify made with `serverOptions`. */
export function api(services: Services): FastifyPluginAsync<Mounted> {
  const plugin: FastifyPluginAsync<Mounted> = async (app, { prefix }) => {
    app.decorate('clock', services.clock);
    app.decorateReply('refusal', null);
    app.addHook('onRequest', async ({ id }, reply) => {
      reply.header('x-content-type-options', 'nosniff').header('x-request-id', id);
    });
    app.addHook('onRequest', refuseLongTexts);
    await app.register(rateLimit, rateLimitOptions(services.rateLimit));
    refuseNul(app);
    await app.register(calls(services), { prefix });
  };
  // Not in a separate scope, so that the whole server has the clock, the rate limit and these hooks.
  return fastifyPlugin(plugin);
}

function calls(services: Services): FastifyPluginAsync {
  return async (app) => {
    declareRoutes(app, 'product');
    app.setValidatorCompiler(compileValidator);
    app.setSerializerCompiler(() => jsonText);
    app.setErrorHandler(sendFailure);

    addJsonParser(app);
    if (services.isDemo) addClockHooks(app);

    app.addHook('onRequest', async (request, reply) => {
      reply.header('date', httpDate(services.clock));
      reply.header('cache-control', 'no-store');
      reply.header('content-language', languageOf(request));
    });
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(logLine(request, reply), 'answered');
    });
    await app.register(cors, {
      origin: '*',
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
      exposedHeaders: ['retry-after', 'date', POSITION, LIVE],
      maxAge: 7200,
      strictPreflight: false,
    });
    if (services.isDemo) addFaultHooks(app);
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, refuseUnknownRoute);

    await describeRoutes(app);
    await showDocument(app);
    const replicaRoutes = [
      userRoutes,
      slottedRoutes,
      bookedRoutes,
      itemRoutes,
      searchRoutes,
      eventRoutes,
      mapRoutes,
      animationRoutes,
      membershipRoutes,
      productRoutes,
      popupRoutes,
      replayRoutes,
      nameRoutes,
    ];
    const groups = [
      configRoutes,
      meRoutes,
      quoteRoutes,
      guestRoutes,
      holdRoutes,
      orderRoutes,
      cardAndCreditRoutes,
      waitingRoutes,
      firstRoutes,
      fitnessRoutes,
      webhookRoutes,
      liveRoutes,
      studioRoutes,
      studioSessionsRoutes,
      studioDayRoutes,
    ];
    followMovedGuests(app);
    tellPositions(app, services.database);
    for (const group of groups) await app.register(group(services));
    await app.register(async (scope) => {
      allowReplica(scope, services.database);
      for (const group of replicaRoutes) await scope.register(group(services));
    });
    if (services.isDemo) await app.register(testGatewayRoutes(services));
  };
}
