import { expect, it, vi } from 'vitest';
import type { attributes } from '../../../widgets/slotted-calendar/attributes.ts';
import { createCalendarStore } from '../../../widgets/slotted-calendar/store.ts';
import { aSlot, NOW } from '../../fixtures/data/factories.ts';
import { aSlottedPayload } from '../../fixtures/data/payloads.ts';
import { aContext, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi } from '../fake-api.ts';

const code = vi.hoisted(() => {
  let come = () => {};
  const there = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { there, come };
});

vi.mock('../../../widgets/slotted-calendar/calendar-actions.ts', async (original) => {
  await code.there;
  return original();
});

it('D-toggle: two presses on a slot while their code is still coming choose it once, also with React', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const api = aFakeApi();
  api.on('GET /v1/slotted/yoga-doux', aSlottedPayload());
  api.on('GET /v1/slotted/booked/yoga-doux', []);
  const values = { event: 'yoga-doux', user: null, mode: 'picker', weeks: 4 } as const;
  const store = createCalendarStore(aContext<typeof attributes>('creneau-slotted-calendar', values));
  await until(store, ({ availability }) => availability.status === 'loaded');
  const presses = [store.toggle(aSlot()), store.toggle(aSlot())];
  expect(store.getState().selection).toEqual([]);
  code.come();
  await Promise.all(presses);
  expect(store.getState().selection).toHaveLength(1);
  await store.toggle(aSlot());
  expect(store.getState().selection).toEqual([]);
});
