import * as v from 'valibot';
import { type EventPage, pageOfAnimation } from '../../../../core/catalogue/event-page.ts';
import { htmlToParagraphs } from '../../../../core/text/html-to-paragraphs.ts';
import type { Client, GetOptions } from '../client.ts';
import { countField, currencyField, dateField, decoderOf, flagField, moneyField, wallTimeField } from '../decode.ts';
import { animationFields, toAnimation } from './animation.ts';
import { eventFields, toEvent } from './event.ts';

/**
 * The fields that the pages of events and animations have in addition to their cards; an invalid value counts as
 * missing.
 */
const more = {
  description: v.fallback(v.nullish(v.string(), ''), ''),
  user: v.fallback(v.nullish(v.object({ id: countField }), null), null),
  takesBookings: v.fallback(v.nullish(v.boolean(), true), true),
};

const event = v.pipe(
  v.object({
    ...eventFields.entries,
    ...more,
    priceId: v.fallback(v.nullish(countField, null), null),
    nextSlot: v.fallback(v.nullish(wallTimeField, null), null),
    endSlotted: v.fallback(v.nullish(dateField, null), null),
  }),
  v.transform(({ description, user, takesBookings, priceId, nextSlot, endSlotted, ...card }): EventPage => {
    const paragraphs = htmlToParagraphs(description);
    const shown = { ...toEvent(card), takesBookings, priceId, nextSlot, endSlotted };
    return { ...shown, item: `event:${card.id}`, paragraphs, providerId: user?.id ?? null, hasEnded: false };
  }),
);

const animation = v.pipe(
  v.object({
    ...animationFields.entries,
    ...more,
    price: moneyField,
    currency: v.nullish(currencyField, null),
    isOver: v.fallback(v.nullish(flagField, false), false),
  }),
  v.transform(({ user, isOver: hasEnded, takesBookings, price, currency, ...card }): EventPage => {
    const paragraphs = htmlToParagraphs(card.description);
    const own = { takesBookings, price, currency, paragraphs, hasEnded, providerId: user?.id ?? null };
    return pageOfAnimation({ ...toAnimation(card), ...own });
  }),
);

/** Calls GET /v1/event/{id}, by id or url. */
export function fetchEvent(client: Client, id: string, options?: GetOptions): Promise<EventPage> {
  return client.get(`v1/event/${encodeURIComponent(id)}`, decoderOf(event), options);
}

/** Calls GET /v1/animation/{id}, by id or url. */
export function fetchAnimation(client: Client, id: string, options?: GetOptions): Promise<EventPage> {
  return client.get(`v1/animation/${encodeURIComponent(id)}`, decoderOf(animation), options);
}
