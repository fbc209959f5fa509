import { asTyped } from '../text/as-typed.ts';
import { type Gift, isSameWish, NO_WISHES, type Wishes } from './wishes.ts';

/** What is typed of a recipient; `user` is what is typed to search for somebody with an account. */
export interface RecipientDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly user: string;
}

/** What is typed and not applied, as it stands (D-typed-not-applied). */
export interface Draft {
  readonly coupon: string;
  /** Null while the purchase is not to be a gift. */
  readonly gift: RecipientDraft | null;
}

export const NOTHING_TYPED: Draft = { coupon: '', gift: null };

export const NO_RECIPIENT: RecipientDraft = { firstName: '', lastName: '', email: '', user: '' };

/** Returns the wishes with what is typed applied to them. */
export function withDraft(wishes: Wishes, { coupon, gift }: Draft): Wishes {
  const code = asTyped(coupon);
  return { ...wishes, ...(code !== '' && { coupon: code }), ...(gift && { gift: recipientOf(gift) }) };
}

/** Returns the draft without what these wishes have applied. */
export function withoutApplied(draft: Draft, { coupon, gift }: Wishes): Draft {
  const isGiven = gift?.case === 'user' || (draft.gift !== null && isSameWish(gift, recipientOf(draft.gift)));
  return { coupon: asTyped(draft.coupon) === coupon ? '' : draft.coupon, gift: isGiven ? null : draft.gift };
}

/** Returns the recipient who is typed. */
export function recipientOf({ firstName, lastName, email }: RecipientDraft): Gift {
  return { case: 'person', firstName: asTyped(firstName), lastName: asTyped(lastName), email: asTyped(email) };
}

/**
 * Returns the draft with the text of a wish that was refused; a refused account has no text. If the e-mail address
 * belongs to an account, the search field gets the typed name (D-gift).
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

/** What the buyer wishes, applied or typed: it outlives a hold that ends. */
export interface Wanted {
  readonly wishes: Wishes;
  readonly draft: Draft;
}

export const NOTHING_WANTED: Wanted = { wishes: NO_WISHES, draft: NOTHING_TYPED };

/**
 * Returns the wishes and draft of a sale, without wishes once they cannot change any more; nothing wanted if there is
 * no sale.
 */
export function wantedOf(sale: { readonly wishes: Wishes | null; readonly draft: Draft } | null): Wanted {
  return sale ? { wishes: sale.wishes ?? NO_WISHES, draft: sale.draft } : NOTHING_WANTED;
}
