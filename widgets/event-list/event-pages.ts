import type { StoreApi } from 'zustand/vanilla';
import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import { type EventQuery, eventQueryPath } from '../../core/catalogue/event-query.ts';
import { fetchEvents } from '../shared/api/catalogue/event.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { fixedQuery } from '../shared/lists/fixed-query.ts';
import { addressOrTagPage, addressPage } from '../shared/lists/list-address.ts';
import { createPagedList } from '../shared/lists/paged-list.ts';
import { showAnswered, showPage } from '../shared/lists/show-page.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import type { EventListState } from './state.ts';

/** Loads the page of events that the tag, the visitor's filters and the address ask for. */
export interface EventPages {
  load(how?: 'afresh'): Promise<void>;
  /** Loads only if the query or the page has changed. */
  update(): void;
  /** Shows the first page of the query; makes one call only, even if another page was shown. */
  restart(): void;
  /** Shows the page in the address after the visitor has gone back or forward. */
  restore(): void;
}

export function createEventPages(
  context: WidgetContext<typeof attributes>,
  store: StoreApi<EventListState>,
  filters: () => EventQuery,
): EventPages {
  const { host, page: pageState, guard } = context;
  const named = () => context.attributes.getState();
  const fixedNow = () => fixedQuery(host, named());
  const queryNow = (): EventQuery => ({ ...filters(), ...fixedNow() });
  let atAddress = addressPage(host);
  const list = createPagedList<CatalogueEvent>(context, store, (page, signal) =>
    fetchEvents(pageState.client, store.getState().query, { page, signal }),
  );

  async function load(how?: 'afresh'): Promise<void> {
    const { page } = named();
    atAddress = addressPage(host);
    store.setState({ fixed: fixedNow(), query: queryNow(), page });
    await list.load(page, how);
    showAnswered(host, store, page);
  }

  function update(): void {
    const { query: before, fixed, page } = store.getState();
    const query = queryNow();
    const hasOtherQuery = eventQueryPath(query) !== eventQueryPath(before);
    if (!hasOtherQuery && named().page === page) return;
    const hasOtherTag = eventQueryPath(fixedNow()) !== eventQueryPath(fixed);
    guard(() => load(hasOtherTag ? 'afresh' : undefined));
    if (hasOtherQuery) emit(host, 'creneau-filterchange', { query });
  }

  return {
    load,
    update,
    restart() {
      showPage(host, 1);
      update();
    },
    restore() {
      // If the address has the same page as before, or still no page, the tag's page stays.
      if (addressPage(host) !== atAddress) showPage(host, addressOrTagPage(host));
      update();
    },
  };
}
