import type { ListOnPage, PageState } from '../page/page-state.ts';

/** Tells what has changed of a list; what is told of it for the first time is whole. */
export function tellList(page: PageState, list: Element, change: Partial<ListOnPage>): void {
  page.lists.setState((lists) => {
    const known: ListOnPage = lists.get(list) ?? { ...UNTOLD, show: () => {} };
    return new Map(lists).set(list, { ...known, ...change });
  }, true);
}

/** Takes a list out that is gone. */
export function forgetList(page: PageState, list: Element): void {
  page.lists.setState((lists) => new Map([...lists].filter(([one]) => one !== list)), true);
}

const UNTOLD = { query: {}, selected: null, shown: [], highlighted: null };
