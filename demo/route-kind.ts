import type { FastifyInstance, RouteOptions } from 'fastify';

/** Whether a route belongs to the product or exists in demo mode only (D-demo-mode). */
type RouteKind = 'product' | 'demo';

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: RouteKind;
    /** Why the route has no rate limit; absent if it has one. */
    unlimited?: string;
  }
}

/**
 * Declares the kind of all routes that are added to `app` and its scopes from now on. The declaration of the innermost
 * scope counts.
 */
export function declareRoutes(app: FastifyInstance, kind: RouteKind): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, kind };
  });
}

/** Declares that the routes that are added to `app` from now on have no rate limit, and why (D-rate-limit). */
export function declareUnlimited(app: FastifyInstance, reason: string): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, unlimited: reason };
  });
}

/**
 * Returns the list of routes, which is complete once the server is ready. The server refuses to become ready if a route
 * has no declared kind, or if a demo route exists outside of demo mode.
 */
export function guardRoutes(app: FastifyInstance, isDemo: boolean): readonly RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      const name = `${[method].flat().join()} ${url}`;
      if (!config?.kind) throw new Error(`${name} is declared neither as a product nor as a demo route.`);
      if (config.kind === 'demo' && !isDemo) throw new Error(`${name} is a demo route, and this is no demo.`);
    }
  });
  return routes;
}
