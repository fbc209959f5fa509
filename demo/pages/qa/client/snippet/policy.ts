import { takesPayments } from '../../../../../core/selling/sellers.ts';
import type { QaState } from '../qa-state.ts';
import { originOfTiles, originsIn } from '../typed.ts';
import { needsTiles, pageSettings, reserving, type Sources } from './markup.ts';

const OSM = 'https://tile.openstreetmap.org';
const STRIPE = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * Returns the narrowest content security policy with which the snippets work. With a nonce, scripts and styles are
 * allowed by the nonce alone.
 */
export async function policyLine(state: QaState, sources: Sources, nonce = ''): Promise<string> {
  const { bundle } = sources;
  const hasMap = needsTiles(state);
  const { 'api-url': api = '' } = pageSettings(state, sources);
  const [apiOrigin = ''] = originsIn({ ...state.typed, api, tiles: '' }).filter((origin) => origin !== bundle);
  const takesCards = takesPayments(state.element);
  const tiles = hasMap ? ((sources.tiles && originOfTiles(sources.tiles)) ?? OSM) : '';
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    nonce ? ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'"] : ['script-src', bundle, takesCards ? STRIPE : ''],
    ['connect-src', bundle, apiOrigin, takesCards ? 'https://api.stripe.com' : '', tiles === bundle ? '' : tiles],
    ['img-src', bundle, tiles === bundle ? '' : tiles],
    ['style-src', ...(await styleSources(state, sources, nonce))],
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

/** Returns the nonce, or the hash of the style attribute, which the tag and the `<div>` share. */
async function styleSources(state: QaState, sources: Sources, nonce: string): Promise<readonly string[]> {
  const style = reserving(state, sources);
  if (!style) return [];
  return nonce ? [`'nonce-${nonce}'`] : ["'unsafe-hashes'", `'sha256-${await sha256(style)}'`];
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
