import { pagePath, webAddress } from './address.ts';
import { type Markup, markup, NOTHING } from './markup.ts';

/** A card of a list; its title is a link if the item has a page. */
interface Card {
  readonly title: string;
  readonly path: string | null;
  readonly picture: string | null;
  readonly provider: { readonly name: string; readonly url: string; readonly city?: string | null } | null;
  /** Further lines; null lines are left out. */
  readonly lines: readonly (Markup | null)[];
}

/** How many cards may be in view at once; their pictures do not load lazily. */
const FIRST = 3;

export function cards(list: readonly Card[], firstPictures = FIRST): Markup {
  return markup`<ul class="cards">${list.map((card, index) => markup`<li>${article(card, index < firstPictures)}</li>`)}</ul>`;
}

function article({ title, path, picture, provider, lines }: Card, isFirst: boolean): Markup {
  const heading = path === null ? markup`${title}` : markup`<a href="${path}">${title}</a>`;
  const by = provider && [
    markup`<a href="${pagePath('user', provider.url)}">${provider.name}</a>`,
    provider.city ? markup` · ${provider.city}` : NOTHING,
  ];
  const rows = [by && markup`${by}`, ...lines].flatMap((line) => (line === null ? [] : markup`<p>${line}</p>`));
  return markup`<article>${pictureOf(picture, isFirst)}<h3>${heading}</h3>${rows}</article>`;
}

/** Returns a decorative picture in a box of its size; without a picture, or with a bad address, the empty box. */
export function pictureOf(address: string | null, isFirst = false): Markup {
  const src = webAddress(address);
  const loading = isFirst ? 'eager' : 'lazy';
  const image = markup`<img src="${src}" alt="" width="640" height="360" loading="${loading}" decoding="async">`;
  return markup`<span class="picture">${src === null ? NOTHING : image}</span>`;
}
