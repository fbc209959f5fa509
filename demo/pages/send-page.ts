import type { FastifyReply } from 'fastify';
import type { Origins } from './origins.ts';

/**
 * What a page in a frame of another site may do: nothing with an origin, storage or forms. A frame's own sandbox names one
 * of the two ways to the top window, and only what both name is allowed.
 */
const FRAMED = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  'allow-top-navigation allow-top-navigation-by-user-activation',
].join(' ');

/**
 * Sets the narrowest content security policy with which the widgets work. `more` are further origins that may be
 * called; `frame` says whether the page has a frame of the same site, or is one on any site (D-oembed).
 */
export function strict(
  reply: FastifyReply,
  { bundle, api, more = [] }: Pick<Origins, 'bundle' | 'api'> & { readonly more?: readonly string[] },
  frame: 'none' | 'has' | 'is' = 'none',
): FastifyReply {
  const { takesStripe: isStripe } = reply.server.site;
  const frames = [
    ...(frame === 'has' ? ["'self'"] : []),
    ...(isStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : []),
  ];
  const policy = [
    "default-src 'none'",
    `script-src ${bundle}${isStripe ? ' https://js.stripe.com https://*.js.stripe.com' : ''}`,
    `connect-src ${[...new Set([bundle, api, ...more])].join(' ')}${isStripe ? ' https://api.stripe.com' : ''}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `style-src 'self' ${bundle}`,
    `img-src 'self' ${bundle}`,
    // For the films of replays and their captions.
    `media-src 'self' ${bundle}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    // Any other page can show a checkout, so no other origin may frame it.
    ...(frame === 'is' ? ['frame-ancestors *', FRAMED] : ["frame-ancestors 'self'"]),
    "require-trusted-types-for 'script'",
    'trusted-types creneau',
  ];
  return reply.header('content-security-policy', policy.join('; '));
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  // `compressPages` compresses the page for browsers that accept it.
  return reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding').send(page);
}
