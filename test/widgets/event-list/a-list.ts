import { onTestFinished } from 'vitest';
import type { attributes } from '../../../widgets/event-list/attributes.ts';
import type { EventListState } from '../../../widgets/event-list/state.ts';
import { createEventListStore } from '../../../widgets/event-list/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import type { Settings } from '../../../widgets/shared/page/element-settings.ts';
import type { PageState } from '../../../widgets/shared/page/page-state.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { someEvents } from '../../fixtures/data/events.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type Call, type FakeApi, json } from '../fake-api.ts';
import { withPage } from '../with-page.ts';

export const NAMES = {
  city: [
    { name: 'Lyon', slug: 'lyon' },
    { name: 'Paris', slug: 'paris' },
  ],
  categorie: [{ name: 'Bien-être', slug: 'bien-etre' }],
  activity: [
    { name: 'Danse', slug: 'danse' },
    { name: 'Yoga', slug: 'yoga' },
  ],
};

/** An API whose lists all have seven pages of two events, with options for the filters. */
export function aListApi(...queries: readonly string[]): FakeApi {
  const api = aFakeApi();
  for (const query of ['', ...queries]) api.on(`GET /v1/event/list/${query}`, pageAsked);
  for (const [name, names] of Object.entries(NAMES)) api.on(`GET /${name}/list/`, names);
  return api;
}

/** Returns the requested page of seven; a page above the last is the last. */
function pageAsked(call: Call): Response | Promise<Response | null> | null {
  const page = Math.min(7, Number(new URL(call.path, 'https://api.example').searchParams.get('page') ?? 1));
  return json(aPageOf(someEvents(2, page * 10), page, 7))(call);
}

/** Returns the paths of the calls for events. */
export function listCalls(api: FakeApi): readonly string[] {
  return api.calls.map(({ path }) => path).filter((path) => path.startsWith('/v1/event/list/'));
}

export type Loaded = EventListState & { readonly isTurning: false };

/** Whether a page has loaded and no other page is loading. */
export const isLoaded = (state: EventListState): state is Loaded => state.list.status === 'loaded' && !state.isTurning;

/** Sets the query string of the page's address. */
export function atAddress(search: string): void {
  history.replaceState(null, '', `${location.pathname}${search}`);
}

interface Choices {
  readonly values?: Partial<AttributeValues<typeof attributes>>;
  readonly id?: string;
  readonly page?: PageState;
  readonly settings?: Partial<Settings>;
  readonly load?: (name: string) => Promise<unknown>;
  /** Whether a pager follows the list. */
  readonly hasPager?: boolean;
}

/** An event list, as its element creates it; after the test the address is reset. */
export function aList({ values, hasPager = false, load = () => Promise.resolve(), ...more }: Choices = {}) {
  const all = { query: null, view: 'list', provider: null, page: 1, ...values } as const;
  const context = { ...withPage(aContext<typeof attributes>('creneau-event-list', all, more)), load };
  onTestFinished(() => atAddress(''));
  if (hasPager) {
    const pager = document.createElement('creneau-pager');
    context.host.after(pager);
    onTestFinished(() => pager.remove());
  }
  return { ...context, context, store: createEventListStore(context) };
}
