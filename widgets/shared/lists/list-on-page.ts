import type { ListOnPage, PageState } from '../page/page-state.ts';

/** Updates what the page state knows of a list, or adds the list. */
export function tellList(page: PageState, list: Element, change: Partial<ListOnPage>): void {
  page.lists.setState((lists) => {
    const known: ListOnPage = lists.get(list) ?? { ...NEW_LIST, show: () => {} };
    return new Map(lists).set(list, { ...known, ...change });
  }, true);
}

/** Removes a list from the page state. */
export function forgetList(page: PageState, list: Element): void {
  page.lists.setState((lists) => new Map([...lists].filter(([one]) => one !== list)), true);
}

const NEW_LIST = { query: {}, selected: null, shown: [], highlighted: null };
