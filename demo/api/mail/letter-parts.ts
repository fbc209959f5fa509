import { orderLinkAddress } from '../../../core/checkout/order-link.ts';
import type { Order } from '../schemas/booking.ts';
import type { Fact } from './facts.ts';
import type { Words } from './words.ts';

/** The content of a mail before its layout; every part is plain text. */
export interface Letter {
  readonly subject: string;
  readonly hello: string;
  readonly said: readonly string[];
  /** A name and its values, such as 'When' and each session. */
  readonly facts: readonly Fact[];
  /** The first link is the main one of the mail. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly notes: readonly string[];
}

/** What the links of a mail are made of. */
export interface Links {
  /** The site's origin. */
  readonly site: string;
  /** The key of the order; null for a mail that has no link to an order. */
  readonly key: string | null;
}

export function orderLink(orderId: string | null, { site, key }: Links): string | null {
  return orderId === null || key === null ? null : orderLinkAddress(site, { id: orderId, key });
}

export function helloTo(name: string | null, { say }: Words): string {
  return name === null || name.trim() === '' ? say('hello') : say('hello name', { name });
}

export function titleOf({ slotted, item }: Order): string {
  return slotted?.title ?? item?.title ?? '';
}
