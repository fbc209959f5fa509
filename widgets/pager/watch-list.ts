import { idIn } from '../shared/base/id-in.ts';
import { until } from '../shared/base/until.ts';
import { warnOnce } from '../shared/base/warn.ts';
import { listOf } from '../shared/lists/list-of.ts';

/** Calls back with the list that a pager turns, now and whenever it changes, until `signal` aborts. */
export function watchList(
  pager: HTMLElement,
  onList: (list: Element | null) => void,
  signal: AbortSignal,
): { readonly check: () => void } {
  let known: Element | null = null;
  const check = () => {
    const list = listOf(pager);
    if (list === known) return;
    known = list;
    onList(list);
  };
  const observer = new MutationObserver(check);
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] };
  for (const root of new Set([pager.getRootNode(), document])) observer.observe(root, watched);
  until(signal, () => observer.disconnect());
  check();
  const warnWithoutList = () => {
    if (listOf(pager)) return;
    const id = idIn(pager);
    warnOnce(`<creneau-pager> has no list: ${id ? `no element has the id ${id}` : 'none precedes it'}.`);
  };
  // A list named by `for` may follow the pager in the document.
  if (document.readyState !== 'loading') warnWithoutList();
  else addEventListener('DOMContentLoaded', warnWithoutList, { once: true, signal });
  return { check };
}
