import { withParams } from '../../../core/paging/address.ts';
import { type PageBar, pageBar } from '../../../core/paging/page-bar.ts';
import type { Language } from '../../../core/text/language.ts';
import { type Markup, markup, NOTHING } from './markup.ts';
import { FALLBACK_TEXTS } from './texts.ts';

/** The address of a list's pages, and the parameter that holds the page number. */
interface PagesAt {
  /** The path and query of the request. */
  readonly address: string;
  readonly param: string;
}

/** Returns links to the pages of a list; nothing if there is only one page. */
export function pager(
  { page, lastPage }: { readonly page: number; readonly lastPage: number },
  at: PagesAt,
  lang: Language,
): Markup {
  const bar = pageBar(page, lastPage);
  if (!bar) return NOTHING;
  const texts = FALLBACK_TEXTS[lang];
  const step = (to: number | null, rel: string, name: string) =>
    to === null ? NOTHING : markup`<a href="${pageAddress(at, to)}" rel="${rel}">${name}</a> `;
  return markup`<nav class="pages" aria-label="${texts.pages}">${step(bar.previous, 'prev', texts.previous)}${numbers(bar, at)}${step(bar.next, 'next', texts.next)}</nav>`;
}

function numbers({ current, numbers: shown }: PageBar, at: PagesAt): readonly Markup[] {
  return shown.map((page, index) => {
    const gap = index > 0 && page - (shown[index - 1] ?? 0) > 1 ? '… ' : '';
    const here = page === current ? markup` aria-current="page"` : NOTHING;
    return markup`${gap}<a href="${pageAddress(at, page)}"${here}>${page}</a> `;
  });
}

/** Returns the address of a page, with all other parameters of the current address; the first page has no number. */
function pageAddress({ address, param }: PagesAt, page: number): string {
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  return path + withParams(search, { [param]: page === 1 ? null : String(page) });
}
