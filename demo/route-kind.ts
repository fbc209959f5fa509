import type { FastifyInstance, RouteOptions } from 'fastify';

/** Whether a route belongs to the product, or exists in demo mode only (D-demo-mode). */
type RouteKind = 'product' | 'demo';

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: RouteKind;
  }
}

/**
 * Declares the kind of all routes that are added to `app`, and to scopes inside it, from now on. The innermost counts.
 */
export function declareRoutes(app: FastifyInstance, kind: RouteKind): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, kind };
  });
}

/**
 * Returns the routes, complete once the server is ready. A server with a route that was declared neither product nor
 * demo, or outside of demo mode with one of the demo, refuses to get ready.
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
