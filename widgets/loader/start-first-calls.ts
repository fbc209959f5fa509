import type { FirstCalls, Piece } from '../first-calls.ts';
import { type Bearer, callHeaders } from '../shared/api/call-headers.ts';
import type { Registry } from '../shared/page/registry.ts';
import { findApi } from '../shared/page/settings.ts';

/**
 * The attributes that become parts of addresses. The widget corrects their values if they were written in another form
 * (D-pasted).
 */
const NAMING = ['event', 'user', 'provider', 'animation', 'membership', 'query'];

/**
 * Whether the widget uses these attributes exactly as written, because they are slugs, or a query of slugs.
 */
const isAsWritten = (element: Element): boolean =>
  NAMING.every((name) => {
    const value = element.getAttribute(name) ?? '';
    return /^[a-z\d_.~-]*$/.test(name === 'query' ? value.replaceAll('/', '') : value);
  });

/**
 * Starts the first API calls of a tag, each once per page. For its own call with the same token, the client takes the
 * response from the registry; a 401 is then handled as for any call.
 */
export const startFirstCalls = (
  element: Element,
  page: Registry,
  paths: FirstCalls = () => [],
  accept?: string,
): void => {
  const { url, token: [token] = [] } = findApi(element, page);
  // Only the widget calls a function that returns the token; without the token, no first call is made.
  if (!url || typeof token === 'function' || !isAsWritten(element)) return;
  const piece: Piece = (attribute) => encodeURIComponent(element.getAttribute(attribute) ?? '');
  for (const path of paths(piece)) {
    const target = `${url}/${path}`;
    if (!path || page.early.has(target)) continue;
    const headers = callHeaders({ token: token as Bearer | undefined, accept });
    const response = fetch(target, { headers, credentials: 'omit', redirect: 'error' });
    // If no widget takes the response, a failure must not become an unhandled rejection on the page.
    response.catch(() => {});
    page.early.set(target, { token, response });
  }
};
