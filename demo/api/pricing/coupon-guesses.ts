import type { FastifyRequest } from 'fastify';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import { networkOf } from '../rate-limit.ts';
import type { Services } from '../service-types.ts';

/** How many wrong codes a buyer and a network have in an hour; a person who mistypes needs far fewer. */
const OF_A_BUYER = 20;
const OF_A_NETWORK = 100;

/**
 * Runs `work`, which uses a coupon's code, unless the caller or the network has sent too many wrong codes
 * (D-coupon-guesses): then throws a `rate-limited` problem. A right code never counts. Without a code, only runs `work`.
 */
export async function guessing<Result extends object>(
  { couponGuesses, clock }: Pick<Services, 'couponGuesses' | 'clock'>,
  {
    request,
    caller,
    code,
  }: { readonly request: FastifyRequest; readonly caller: Caller; readonly code: string | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  if (code === undefined) return work();
  const guessers = [
    { name: `buyer ${caller.guestToken ?? caller.id}`, most: OF_A_BUYER },
    { name: `network ${networkOf(request.ip ?? '')}`, most: OF_A_NETWORK },
  ];
  const takeBack = couponGuesses.count(guessers, clock.now());
  let isWrong = false;
  try {
    const result = await work();
    isWrong = isRefusal(result);
    return result;
  } catch (error) {
    isWrong = error instanceof Problem && error.code === 'coupon-invalid';
    throw error;
  } finally {
    if (!isWrong) takeBack();
  }
}

/** Whether a result is the refusal of a code that was not refused to the same request before. */
function isRefusal(result: object): boolean {
  if (!('body' in result) || ('isReplayed' in result && result.isReplayed)) return false;
  const { body } = result;
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'coupon-invalid';
}
