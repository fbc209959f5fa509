import { asTyped } from '../text/as-typed.ts';
import { type Gift, isSameWish, NO_WISHES, type Wishes } from './wishes.ts';

/** What the buyer has typed about a recipient; `user` is the text of the search for somebody with an account. */
export interface RecipientDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly user: string;
}

/** What the buyer has typed but not applied, exactly as typed (D-typed-not-applied). */
export interface Draft {
  readonly coupon: string;
  /** Null unless the purchase is a gift. */
  readonly gift: RecipientDraft | null;
}

export const NOTHING_TYPED: Draft = { coupon: '', gift: null };

export const NO_RECIPIENT: RecipientDraft = { firstName: '', lastName: '', email: '', user: '' };

/** Returns the wishes with the draft applied to them. */
export function withDraft(wishes: Wishes, { coupon, gift }: Draft): Wishes {
  const code = asTyped(coupon);
  return { ...wishes, ...(code !== '' && { coupon: code }), ...(gift && { gift: recipientOf(gift) }) };
}

/** Returns the draft without the text that these wishes already contain. */
export function withoutApplied(draft: Draft, { coupon, gift }: Wishes): Draft {
  const isGiven = gift?.case === 'user' || (draft.gift !== null && isSameWish(gift, recipientOf(draft.gift)));
  return { coupon: asTyped(draft.coupon) === coupon ? '' : draft.coupon, gift: isGiven ? null : draft.gift };
}

/** Returns the recipient that the buyer has typed. */
export function recipientOf({ firstName, lastName, email }: RecipientDraft): Gift {
  return { case: 'person', firstName: asTyped(firstName), lastName: asTyped(lastName), email: asTyped(email) };
}

/**
 * Returns the draft with the text of a refused wish put back; a refused account has no text. If the typed e-mail
 * address belongs to an account, the search field gets the typed name (D-gift).
 */
export function withRefused(
  draft: Draft,
  wish: keyof Wishes,
  { coupon, gift }: Wishes,
  errors: Readonly<Record<string, string>>,
): Draft {
  if (wish === 'coupon' && coupon !== null) return { ...draft, coupon };
  if (wish !== 'gift' || gift?.case !== 'person') return draft;
  const { firstName, lastName, email } = gift;
  const searched = draft.gift?.user ?? '';
  const user = errors['email'] === 'email-used' && searched === '' ? `${firstName} ${lastName}`.trim() : searched;
  return { ...draft, gift: { firstName, lastName, email, user } };
}

/** The buyer's wishes and draft, which are kept when a hold ends. */
export interface Wanted {
  readonly wishes: Wishes;
  readonly draft: Draft;
}

export const NOTHING_WANTED: Wanted = { wishes: NO_WISHES, draft: NOTHING_TYPED };

/**
 * Returns the wishes and draft of a sale: `NO_WISHES` if the wishes can no longer change, `NOTHING_WANTED` if there is
 * no sale.
 */
export function wantedOf(sale: { readonly wishes: Wishes | null; readonly draft: Draft } | null): Wanted {
  return sale ? { wishes: sale.wishes ?? NO_WISHES, draft: sale.draft } : NOTHING_WANTED;
}
