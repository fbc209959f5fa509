import { guessing } from '../pricing/coupon-guesses.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../service-types.ts';
import { basketOfHold } from './basket.ts';
import { couponOfBasket } from './coupon-of-basket.ts';

/**
 * Runs `keep`, which keeps a code with a hold. A wrong code is kept too, and left out when the hold is read; so that
 * nobody can try codes in this way, it counts as a wrong guess.
 */
export async function keepGuessed(
  services: Pick<Services, 'couponGuesses' | 'clock' | 'database'>,
  guess: Parameters<typeof guessing>[1],
  hold: string,
  keep: () => Promise<void>,
): Promise<void> {
  const { database, clock } = services;
  const { code } = guess;
  try {
    await guessing(services, guess, async () => {
      await keep();
      if (code === undefined) return {};
      return couponOfBasket(database, await basketOfHold(database, hold), { code, hold }, clock.now());
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'coupon-invalid') throw error;
  }
}
