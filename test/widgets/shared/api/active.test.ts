import { describe, expect, it, vi } from 'vitest';
import { fetchAnimations } from '../../../../widgets/shared/api/catalogue/animation.ts';
import { fetchEvents, fetchOpenEvents } from '../../../../widgets/shared/api/catalogue/event.ts';
import { fetchPlaceDetails } from '../../../../widgets/shared/api/catalogue/map.ts';
import type { Client } from '../../../../widgets/shared/api/client.ts';
import { anAnimationPayload, aPageOf } from '../../../fixtures/data/catalogue-payloads.ts';
import { anEventPayload } from '../../../fixtures/data/events.ts';
import { aMapPosition } from '../../../fixtures/data/map-payloads.ts';
import type { Payload } from '../../../fixtures/data/payloads.ts';
import { answering } from '../../a-client.ts';

interface List {
  readonly anItem: (changes: Payload) => Payload;
  readonly answer: (items: readonly Payload[]) => unknown;
  readonly fetch: (client: Client) => Promise<readonly { readonly id: number }[]>;
}

/** Every call that returns events for a list. */
const LISTS: readonly (readonly [string, List])[] = [
  [
    'the event list and the offers',
    {
      anItem: anEventPayload,
      answer: aPageOf,
      fetch: async (client) => (await fetchEvents(client, {}, { page: 1 })).items,
    },
  ],
  [
    "a provider's open offers",
    { anItem: anEventPayload, answer: (items) => items, fetch: (client) => fetchOpenEvents(client, '42') },
  ],
  [
    "the map's popup",
    {
      anItem: anEventPayload,
      answer: (events) => ({ location: {}, events }),
      fetch: async (client) => (await fetchPlaceDetails(client, aMapPosition(), {})).events,
    },
  ],
  [
    'the animations',
    {
      anItem: anAnimationPayload,
      answer: aPageOf,
      fetch: async (client) => (await fetchAnimations(client, { period: 'next', user: null }, { page: 1 })).items,
    },
  ],
];

describe.each(LISTS)(
  'D-inactive-events: an event with isactive false is not listed: %s',
  (_, { anItem, answer, fetch }) => {
    const idsOf = async (...items: readonly Payload[]) => {
      const found = await fetch(answering(answer(items)));
      return found.map(({ id }) => id);
    };

    it.each([false, 0, '0', 'false'])('an event with isactive %j is not listed', async (isactive) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect(await idsOf(anItem({ id: 1 }), anItem({ id: 2, isactive }), anItem({ id: 3 }))).toEqual([1, 3]);
      expect(await idsOf(anItem({ id: 2, isactive }))).toEqual([]);
      expect(warn).not.toHaveBeenCalled();
    });

    it.each([true, 1, '1', null, undefined])('an event with isactive %j is listed', async (isactive) => {
      expect(await idsOf(anItem({ id: 2, isactive }))).toEqual([2]);
    });
  },
);
