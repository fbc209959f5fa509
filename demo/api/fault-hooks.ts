import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { atInstant } from './clock.ts';
import { faultsOf } from './faults.ts';
import { Problem } from './problem.ts';
import { PROBLEMS, type ProblemCode } from './problem-codes.ts';

/**
 * Adds hooks that make the faults requested in addresses (C-faults). CORS preflights succeed, so that the request after
 * them gets the fault.
 */
export function addFaultHooks(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    for (const fault of faultsOf(request.raw)) {
      if (fault.kind === 'delay') await sleep(fault.milliseconds, undefined, { ref: false });
      if (fault.kind === 'status') {
        if (fault.status === 429) reply.header('retry-after', '1');
        throw new Problem(codeOf(fault.status), {}, fault.status);
      }
    }
  });

  app.addHook('preSerialization', async (request, reply, payload) => {
    const isAsked = faultsOf(request.raw).some((fault) => fault.kind === 'empty');
    return isAsked && reply.statusCode < 300 ? emptied(payload) : payload;
  });

  app.addHook('onSend', async (request, _reply, payload) => {
    if (!faultsOf(request.raw).some((fault) => fault.kind === 'cut')) return payload;
    const text = typeof payload === 'string' ? payload : '';
    return Readable.from(cutting(text, () => request.raw.socket.destroy()));
  });
}

/** Yields the first half of a body, then cuts the connection. */
async function* cutting(text: string, cut: () => void): AsyncGenerator<string> {
  if (text !== '') yield text.slice(0, Math.ceil(text.length / 2));
  await sleep(20);
  cut();
}

/** Returns the body with its lists and schedule emptied; a body without either is returned unchanged. */
function emptied(payload: unknown): unknown {
  if (Array.isArray(payload)) return [];
  if (typeof payload !== 'object' || payload === null) return payload;
  if ('items' in payload)
    return { ...payload, items: [], page: 1, lastPage: 0, ...('total' in payload && { total: 0 }) };
  if ('schedule' in payload) return { ...payload, schedule: {} };
  return payload;
}

function codeOf(status: number): ProblemCode {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  if (status >= 500) return 'server-error';
  if (status === 409) return 'slot-unavailable';
  if (status === 422) return 'email-invalid';
  return codes.find((code) => PROBLEMS[code].status === status) ?? 'invalid-request';
}

/** Adds hooks that run each request at the instant of the `~now-…` prefix of its address (D-server-clock). */
export function addClockHooks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => underItsClock(request, done));
  // Bodies are read in events of the connection, which do not carry the clock of the request.
  app.addHook('preValidation', (request, _reply, done) => underItsClock(request, done));
}

function underItsClock(request: FastifyRequest, done: () => void): void {
  const fault = faultsOf(request.raw).find(({ kind }) => kind === 'now');
  if (fault?.kind === 'now') atInstant(fault.instant, done);
  else done();
}
