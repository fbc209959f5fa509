import { onTestFinished } from 'vitest';
import type { attributes } from '../../../widgets/pager/attributes.ts';
import { createPagerStore } from '../../../widgets/pager/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import { PAGE_ASKED } from '../../../widgets/shared/lists/paged-list.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';

/** A list element as another author could write it. */
export class AList extends HTMLElement {
  paging: unknown = { page: 1, lastPage: 7, loading: false };
  page = 1;

  /** Shows a page. */
  show(page: number, lastPage = 7): void {
    this.paging = { page, lastPage, loading: false };
    this.dispatchEvent(
      new CustomEvent('creneau-pageload', { detail: { page, lastPage }, bubbles: true, composed: true }),
    );
  }

  /** Starts to load a page of a new list. */
  loadAfresh(page: number): void {
    this.page = page;
    this.paging = { page, lastPage: 0, loading: true };
    this.dispatchEvent(new Event(PAGE_ASKED));
  }
}
customElements.define('a-list', AList);

/** Puts a list on the page. */
export function aListElement(id = 'list'): AList {
  const list = new AList();
  list.id = id;
  document.body.append(list);
  onTestFinished(() => list.remove());
  return list;
}

/** A pager for the list with the id `list`; after the test the address is reset. */
export function aPager(values: Partial<AttributeValues<typeof attributes>> = {}) {
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  const all = { for: 'list', pageParam: 'page', ...values };
  const context = aContext<typeof attributes>('creneau-pager', all);
  // The element has its attributes as properties, which lists read.
  Object.assign(context.host, all);
  return { ...context, context, store: createPagerStore(context) };
}
