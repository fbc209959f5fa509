import type { FastifyRequest } from 'fastify';

/** What a page says of a slotted offer. */
export interface OfferHead {
  readonly title: string;
  readonly url: string;
  readonly user: { readonly fullName: string; readonly url: string; readonly city: string };
}

/** What a page says of a provider. */
export interface ProviderHead {
  readonly fullName: string;
  readonly url: string;
  readonly city: { readonly name: string; readonly postalCode: string };
}

export function readOffer(request: FastifyRequest, url: string): Promise<OfferHead | null> {
  return read<OfferHead>(request, `v1/slotted/${encodeURIComponent(url)}`);
}

export function readProvider(request: FastifyRequest, url: string): Promise<ProviderHead | null> {
  return read<ProviderHead>(request, `user/${encodeURIComponent(url)}`);
}

/** Asks the API as anybody would, for the one who asks for the page; null where it knows no such thing. */
async function read<Head>(request: FastifyRequest, path: string): Promise<Head | null> {
  const found = await request.server.inject({ url: `/api/${path}`, remoteAddress: request.ip });
  if (found.statusCode === 200) return found.json<Head>();
  if (found.statusCode === 404 || found.statusCode === 400) return null;
  throw Object.assign(new Error('The API did not answer.'), { statusCode: found.statusCode });
}
