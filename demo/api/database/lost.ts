import { Overloaded } from '../in-turn.ts';

/**
 * The server is stopping, has crashed, is starting, has ended a connection that was idle or in a transaction for too
 * long, or has become a standby, in whose place another one writes.
 */
const STATES: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '25006']);

const NETWORK_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** Whether a statement failed because its connection to PostgreSQL was lost, or could not be made. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Overloaded) return false;
  if ('code' in error && typeof error.code === 'string') {
    const { code } = error;
    return STATES.has(code) || NETWORK_CODES.has(code) || /^08...$/.test(code);
  }
  // These errors of pg have no code.
  return /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))/.test(error.message);
}
