import type { FastifyRequest } from 'fastify';

/** What a page shows of a slotted offer. */
interface OfferHead {
  readonly title: string;
  readonly url: string;
  readonly user: { readonly fullName: string; readonly url: string; readonly city: string };
}

/** What a page shows of a provider. */
interface ProviderHead {
  readonly fullName: string;
  readonly url: string;
  readonly city: { readonly name: string; readonly postalCode: string };
}

/** What a page says of an event or an animation; its element shows the rest. */
interface PlaceHead {
  readonly title: string;
  readonly url: string;
  readonly type: 'open' | 'single' | 'cyclic' | 'slotted';
  readonly enseigne: { readonly name: string; readonly url: string };
}

export function readEvent(request: FastifyRequest, url: string): Promise<PlaceHead | null> {
  return read<PlaceHead>(request, `v1/event/${encodeURIComponent(url)}`);
}

export function readAnimation(request: FastifyRequest, url: string): Promise<PlaceHead | null> {
  return read<PlaceHead>(request, `v1/animation/${encodeURIComponent(url)}`);
}

/** Whether a call returns a list, or a page of one, that is not empty. */
export async function hasItems(request: FastifyRequest, path: string): Promise<boolean> {
  const found = await read<readonly unknown[] | { readonly items: readonly unknown[] }>(request, path);
  return found !== null && ('items' in found ? found.items : found).length > 0;
}

export function readOffer(request: FastifyRequest, url: string): Promise<OfferHead | null> {
  return read<OfferHead>(request, `v1/slotted/${encodeURIComponent(url)}`);
}

export function readProvider(request: FastifyRequest, url: string): Promise<ProviderHead | null> {
  return read<ProviderHead>(request, `user/${encodeURIComponent(url)}`);
}

/** Calls the API on behalf of the page's visitor; null for a 404. */
async function read<Head>(request: FastifyRequest, path: string): Promise<Head | null> {
  const found = await request.server.inject({ url: `/api/${path}`, remoteAddress: request.ip });
  if (found.statusCode === 200) return found.json<Head>();
  if (found.statusCode === 404 || found.statusCode === 400) return null;
  throw Object.assign(new Error('The API did not answer.'), { statusCode: found.statusCode });
}
