import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import type { Caller } from './caller.ts';

/** How often a call is run at most: the address of an order can be corrected three times. */
const MOST_RUNS = 4;

/** Thrown if a guest's address was corrected after the call had read its token (D-corrected-address). */
export class GuestMoved extends Problem {
  constructor() {
    super('token-invalid');
  }
}

/** Throws a problem unless a row was made by the same account or with the same guest's token. */
export function requireOwn(
  { person_id, token_hash }: { readonly person_id: number; readonly token_hash: string | null },
  { id, guestToken }: Pick<Caller, 'id' | 'guestToken'>,
): void {
  if (token_hash !== guestToken) throw new Problem('forbidden');
  if (person_id !== id) throw guestToken === null ? new Problem('forbidden') : new GuestMoved();
}

/**
 * Adds a hook for the routes that are added later: after a `GuestMoved`, the handler runs again and reads the caller
 * anew.
 */
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
