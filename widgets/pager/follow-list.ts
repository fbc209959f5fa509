import { warnOnce } from '../shared/base/warn.ts';
import { listOf } from '../shared/lists/list-of.ts';

/** Tells which list a pager turns, now and whenever it is another one, until `signal`. */
export function followList(
  pager: HTMLElement,
  onList: (list: Element | null) => void,
  signal: AbortSignal,
): { readonly look: () => void } {
  let known: Element | null = null;
  const look = () => {
    const list = listOf(pager);
    if (list === known) return;
    known = list;
    onList(list);
  };
  const observer = new MutationObserver(look);
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] };
  for (const root of new Set([pager.getRootNode(), document])) observer.observe(root, watched);
  signal.addEventListener('abort', () => observer.disconnect());
  look();
  const complain = () => {
    if (listOf(pager)) return;
    const id = Reflect.get(pager, 'for');
    warnOnce(`<creneau-pager> has no list: ${id ? `nothing has the id ${String(id)}` : 'none stands before it'}.`);
  };
  // A list that is named may stand after it.
  if (document.readyState !== 'loading') complain();
  else addEventListener('DOMContentLoaded', complain, { once: true, signal });
  return { look };
}
