import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-codes.ts';
import type { Wishes } from '../schemas/basket.ts';
import type { Draft, KeptWishes } from '../schemas/kept.ts';
import type { Quote } from '../schemas/quote.ts';
import { readRecipient } from './gift.ts';
import type { Goods } from './goods.ts';
import { priceOf } from './price.ts';

/** What is kept with a hold, as JSON. */
interface Kept {
  readonly wishes: string | null;
  readonly draft: string | null;
}

/** What is kept with a hold, and its quote. */
interface Priced {
  readonly wishes: KeptWishes;
  readonly draft: Draft;
  readonly quote: Quote;
}

/** The wish that each problem refuses. */
const CULPRITS: Readonly<Partial<Record<ProblemCode, 'coupon' | 'subscription' | 'gift'>>> = {
  'coupon-invalid': 'coupon',
  'subscription-invalid': 'subscription',
  'name-required': 'gift',
  'name-invalid': 'gift',
  'email-invalid': 'gift',
  'email-accents': 'gift',
  'email-ending-unknown': 'gift',
  'email-used': 'gift',
  'recipient-unknown': 'gift',
  'gift-not-possible': 'gift',
};

/**
 * Prices the goods with the kept wishes. A wish that is no longer valid is left out, and its text moves to the draft.
 */
export async function pricedKept(
  database: Queryable,
  caller: Caller,
  goods: Goods,
  kept: Kept,
  now: number,
): Promise<Priced> {
  let wishes: Wishes = kept.wishes === null ? {} : JSON.parse(kept.wishes);
  let draft: Draft = kept.draft === null ? {} : JSON.parse(kept.draft);
  for (;;) {
    try {
      const { quote } = await priceOf(database, caller, goods, wishes, now);
      return { wishes: await named(database, caller, wishes), draft, quote };
    } catch (error) {
      const culprit = error instanceof Problem ? CULPRITS[error.code] : undefined;
      if (culprit === undefined || wishes[culprit] === undefined) throw error;
      draft = { ...textOf(culprit, wishes), ...draft };
      const { [culprit]: _, ...rest } = wishes;
      wishes = rest;
    }
  }
}

/** Returns a refused wish as a draft. A recipient who was chosen by account has no text to return. */
function textOf(culprit: keyof Wishes, { coupon, gift }: Wishes): Draft {
  if (culprit === 'coupon' && coupon !== undefined) return { coupon };
  if (culprit !== 'gift' || gift === undefined) return {};
  const { user, ...typed } = gift;
  return user === undefined ? { gift: typed } : {};
}

/** Returns the wishes; if the recipient of the gift has an account, with the full name, which pages show. */
async function named(database: Queryable, caller: Caller, wishes: Wishes): Promise<KeptWishes> {
  if (wishes.gift?.user === undefined) return wishes;
  const { firstName, lastName } = await readRecipient(database, caller, wishes.gift);
  return { ...wishes, gift: { ...wishes.gift, fullName: `${firstName} ${lastName}` } };
}
