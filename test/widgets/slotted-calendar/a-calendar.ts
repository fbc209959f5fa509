import { onTestFinished, vi } from 'vitest';
import type { Refusal } from '../../../core/booking/refusal.ts';
import type { Resource } from '../../../widgets/shared/api/resource.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import type { PageState } from '../../../widgets/shared/page/page-state.ts';
import type { attributes } from '../../../widgets/slotted-calendar/attributes.ts';
import type { Availability, CalendarState } from '../../../widgets/slotted-calendar/state.ts';
import { type CalendarStore, createCalendarStore } from '../../../widgets/slotted-calendar/store.ts';
import { NOW } from '../../fixtures/data/factories.ts';
import { aMePayload, aSlottedPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { aContext, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';

export type Loaded = CalendarState & { readonly availability: Extract<Resource<Availability>, { status: 'loaded' }> };

export const isLoaded = (state: CalendarState): state is Loaded => state.availability.status === 'loaded';

/** An API with offer 7 and Camille, without any bookings. The time is `TUESDAY`, 07:30. */
export function aCalendarApi(offer: Payload = {}): FakeApi {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const api = aFakeApi();
  for (const id of ['yoga-doux', 'id/7']) api.on(`GET /v1/slotted/${id}`, aSlottedPayload(offer));
  for (const id of ['yoga-doux', '7']) api.on(`GET /v1/slotted/booked/${id}`, []);
  api.on('GET /v1/me', aMePayload());
  api.on('GET /v1/slotted/month/booking/user', []);
  api.on('GET /v1/slotted/org/', []);
  api.on('GET /v1/waiting-list', []);
  return api;
}

/** An API of a provider with these offers, without any bookings. */
export function aProviderApi(...offers: readonly Payload[]): FakeApi {
  const api = aCalendarApi();
  api.on('GET /v1/slotted/user/42', offers);
  api.on('GET /v1/slotted/booked/provider/42', []);
  return api;
}

interface Choices {
  readonly values?: Partial<AttributeValues<typeof attributes>>;
  readonly page?: PageState;
  readonly id?: string;
  /** The page's loader. */
  readonly load?: (name: string) => Promise<unknown>;
}

/** A calendar in picker mode for `yoga-doux`, as its element creates it. */
export function aCalendar({ values, load, ...more }: Choices = {}) {
  const all = { event: 'yoga-doux', user: null, mode: 'picker', weeks: 4, ...values } as const;
  const context = { ...aContext<typeof attributes>('creneau-slotted-calendar', all, more), ...(load && { load }) };
  const store: CalendarStore = createCalendarStore(context);
  return { ...context, context, store };
}

/** The refusal in the notice, or null. */
export function refusedOf({ notice }: CalendarState): Refusal | null {
  return notice?.case === 'refused' ? notice.refusal : null;
}

/** A calendar whose slots are loaded. */
export async function aLoadedCalendar(choices: Choices = {}) {
  const calendar = aCalendar(choices);
  await until(calendar.store, isLoaded);
  return calendar;
}

/** Takes the purchase of the page, as the inserted checkout does once its code has loaded. */
export function takePurchase({ data }: PageState): void {
  data.setState({ checkout: document.querySelector<HTMLElement>('creneau-checkout') });
}
