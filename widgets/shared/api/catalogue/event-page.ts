import * as v from 'valibot';
import { type EventPage, pageOfAnimation } from '../../../../core/catalogue/event-page.ts';
import { htmlToParagraphs } from '../../../../core/text/html-to-paragraphs.ts';
import type { Client, GetOptions } from '../client.ts';
import { countField, currencyField, dateField, decodeBy, flagField, moneyField, wallTimeField } from '../decode.ts';
import { animationFields } from './animation.ts';
import { eventFields } from './event.ts';

/**
 * The fields that the pages of events and animations have in addition to their cards; an invalid value counts as
 * missing.
 */
const more = {
  description: v.fallback(v.nullish(v.string(), ''), ''),
  user: v.fallback(v.nullish(v.object({ id: countField }), null), null),
  takesBookings: v.fallback(v.nullish(v.boolean(), true), true),
};

const eventMore = v.object({
  ...more,
  priceId: v.fallback(v.nullish(countField, null), null),
  nextSlot: v.fallback(v.nullish(wallTimeField, null), null),
  endSlotted: v.fallback(v.nullish(dateField, null), null),
});

const animationMore = v.object({
  ...more,
  price: moneyField,
  currency: v.nullish(currencyField, null),
  isOver: v.fallback(v.nullish(flagField, false), false),
});

/** Calls GET /v1/event/{id}, by id or url. */
export function fetchEvent(client: Client, id: string, options?: GetOptions): Promise<EventPage> {
  return client.get(`v1/event/${encodeURIComponent(id)}`, decodeEvent, options);
}

/** Calls GET /v1/animation/{id}, by id or url. */
export function fetchAnimation(client: Client, id: string, options?: GetOptions): Promise<EventPage> {
  return client.get(`v1/animation/${encodeURIComponent(id)}`, decodeAnimation, options);
}

function decodeEvent(payload: unknown): EventPage {
  const event = decodeBy(eventFields, payload);
  const { description, user, ...rest } = decodeBy(eventMore, payload);
  const paragraphs = htmlToParagraphs(description);
  return { ...event, ...rest, item: `event:${event.id}`, paragraphs, providerId: user?.id ?? null, hasEnded: false };
}

function decodeAnimation(payload: unknown): EventPage {
  const animation = decodeBy(animationFields, payload);
  const { user, isOver: hasEnded, ...rest } = decodeBy(animationMore, payload);
  const paragraphs = htmlToParagraphs(animation.description);
  return pageOfAnimation({ ...animation, ...rest, paragraphs, hasEnded, providerId: user?.id ?? null });
}
