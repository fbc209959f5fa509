import type { QaState } from '../qa-state.ts';
import { needsTiles, reservingCss, type Sources } from './snippet.ts';

const OSM = 'https://tile.openstreetmap.org';
const STRIPE = 'https://js.stripe.com https://*.js.stripe.com';

/** The elements that may take payments: a calendar opens its own checkout. */
const TAKE_CARDS: ReadonlySet<string> = new Set(['slotted-calendar', 'checkout', 'membership-list', 'order-history']);

/** The content security policy that the printed snippet needs, and nothing more. */
export async function policyLine(state: QaState, sources: Sources): Promise<string> {
  const { bundle } = sources;
  const css = reservingCss(state, sources.height);
  const hasMap = needsTiles(state);
  const takesCards = TAKE_CARDS.has(state.element);
  const tiles = hasMap ? originOfTiles(sources) : '';
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', bundle, takesCards ? STRIPE : ''],
    ['connect-src', bundle, takesCards ? 'https://api.stripe.com' : '', tiles === bundle ? '' : tiles],
    ['img-src', bundle, tiles === bundle ? '' : tiles],
    ['style-src', css ? `'sha256-${await sha256(css)}'` : ''],
    ['media-src', state.element === 'replay-list' ? bundle : ''],
    ['worker-src', hasMap ? 'blob:' : ''],
    ['frame-src', takesCards ? `${STRIPE} https://hooks.stripe.com` : ''],
  ];
  const written = directives
    .map(([name = '', ...values]) => [name, ...values.filter(Boolean)])
    .filter(({ length }) => length > 1)
    .map((parts) => parts.join(' '));
  return `Content-Security-Policy: ${written.join('; ')}`;
}

function originOfTiles({ tiles }: Sources): string {
  if (tiles === null) return OSM;
  const { url } = JSON.parse(tiles) as { readonly url: string };
  return new URL(url).origin;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
