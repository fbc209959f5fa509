import type { FastifyInstance, FastifyRequest } from 'fastify';
import { atInstant } from './clock.ts';
import { faultsOf } from './faults.ts';

/** Runs a request whose address has a `~now-…` prefix, and nothing else, at that instant (D-server-clock). */
export function addClockHooks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => underItsClock(request, done));
  // A body is read in the connection's own events, which lose the request's clock.
  app.addHook('preValidation', (request, _reply, done) => underItsClock(request, done));
}

function underItsClock(request: FastifyRequest, done: () => void): void {
  const fault = faultsOf(request.raw).find(({ kind }) => kind === 'now');
  if (fault?.kind === 'now') atInstant(fault.instant, done);
  else done();
}
