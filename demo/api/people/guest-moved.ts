import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import type { Caller } from './caller.ts';

/** How often a call is run at most. An order's address can be corrected three times. */
const MOST_RUNS = 4;

/** Thrown if a guest's address was corrected after the call had read its token (D-corrected-address). */
export class GuestMoved extends Problem {
  constructor() {
    super('token-invalid');
  }
}

/** Throws unless a row is the owner's own: what the same account, or the same guest's token, has made. */
export function requireOwn(
  { person_id, token_hash }: { readonly person_id: number; readonly token_hash: string | null },
  { id, guestToken }: Pick<Caller, 'id' | 'guestToken'>,
): void {
  if (token_hash !== guestToken) throw new Problem('forbidden');
  if (person_id !== id) throw guestToken === null ? new Problem('forbidden') : new GuestMoved();
}

/** Repeats the calls of routes that are added from now on after a `GuestMoved`, for the caller as read then. */
export function followMovedGuests(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = async function followed(request, reply) {
      for (let n = 1; ; n += 1) {
        try {
          return await handler.call(this, request, reply);
        } catch (error) {
          if (!(error instanceof GuestMoved) || n === MOST_RUNS) throw error;
        }
      }
    };
  });
}
