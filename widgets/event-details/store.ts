import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EventPage } from '../../core/catalogue/event-page.ts';
import { fetchAnimation, fetchEvent } from '../shared/api/catalogue/event-page.ts';
import { createResource, LOADING } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import { warnOnce } from '../shared/base/warn.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import { interruptedPurchase } from '../shared/selling/interrupted.ts';
import { createItemSale, NOTHING_SOLD } from '../shared/selling/item-sale.ts';
import type { attributes } from './attributes.ts';
import { loadParts } from './load-parts.ts';
import { createMapPlace, type MapPlace } from './map-place.ts';
import { pageOf } from './model.ts';
import { type DetailsState, type Named, NO_PARTS } from './state.ts';

export interface DetailsStore extends Omit<StoreApi<DetailsState>, 'setState'>, MapPlace {
  retry(): Promise<void>;
  /** Begins the purchase of a place, or opens the calendar of a slotted offer. */
  book(): Promise<void>;
}

export function createDetailsStore(context: WidgetContext<typeof attributes>): DetailsStore {
  const { host, page: pageState, guard, report, signal } = context;
  const { client, clock, data } = pageState;
  const named = () => namedBy(context);
  const store = createStore<DetailsState>()(() => ({
    ...NO_PARTS,
    ...{ named: named(), page: LOADING, now: clock.now() },
    ...{ map: { status: 'unseen' }, calendar: null, ...NOTHING_SOLD },
  }));
  const sale = createItemSale(context, (item) => item === pageOf(store.getState())?.item, store.setState);
  const calendar = createResource<unknown>({
    fetch: () => context.load('slotted-calendar'),
    set: (resource) => store.setState({ calendar: resource }),
    onFailure: report,
    signal,
  });

  let parts = new AbortController();
  let isQuiet = false;
  let refresh = () => {};
  let isReady = false;

  function show(page: EventPage): void {
    parts = new AbortController();
    refresh = loadParts({ ...context, isQuiet, set: store.setState, signal: parts.signal }, page);
    store.setState({ page: { status: 'loaded', value: page }, now: clock.now() });
    if (!isReady) emit(host, 'creneau-ready', null);
    isReady = true;
    if (page.type !== 'slotted') sale.resume();
    else if (interruptedPurchase(pageState, ({ key }) => key === `event:${page.url}`)) guard(() => calendar.load());
  }

  const resource = createResource<EventPage>({
    signal,
    fetch(signal) {
      const { kind, id } = named() as Named;
      return kind === 'event' ? fetchEvent(client, id, { signal }) : fetchAnimation(client, id, { signal });
    },
    set: (page) => (page.status === 'loaded' ? show(page.value) : store.setState({ page })),
    onFailure: report,
  });

  async function load(how?: 'quietly'): Promise<void> {
    parts.abort();
    isQuiet = how === 'quietly';
    if (!isQuiet) store.setState({ ...NO_PARTS, named: named(), calendar: null });
    if (named() === null) warnOnce(`<${host.localName}> names nothing: set event or animation to a url or an id.`);
    else await resource.load(how);
  }

  until(
    signal,
    () => parts.abort(),
    context.attributes.subscribe(() => guard(load)),
    data.subscribe((now, before) => {
      // A membership covers the event for some users only.
      if (now.isSignedIn !== before.isSignedIn) guard(() => load('quietly'));
      else if (now.bookingsVersion !== before.bookingsVersion) refresh();
    }),
  );
  guard(load);

  return {
    ...store,
    ...createMapPlace(context, store),
    retry: () => load(),
    async book() {
      const page = pageOf(store.getState());
      if (page?.type === 'slotted') await calendar.load('quietly');
      else if (page) await sale.begin(page.item);
    },
  };
}

function namedBy({ host, attributes: given }: WidgetContext<typeof attributes>): Named | null {
  const { event, animation } = given.getState();
  if (event !== null && animation !== null)
    warnOnce(`<${host.localName}> names an event and an animation: the event is shown.`);
  if (event !== null) return { kind: 'event', id: event };
  return animation === null ? null : { kind: 'animation', id: animation };
}
