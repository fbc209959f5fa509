import { pasted } from '../../core/text/pasted.ts';
import type { FirstCalls, Piece } from '../first-calls.ts';
import { callHeaders } from '../shared/api/call-headers.ts';
import type { Registry } from '../shared/page/registry.ts';
import { findApi } from '../shared/page/settings.ts';

/** Attributes that the widget reads as they were meant (D-pasted). */
const NAMING = ['event', 'user', 'provider', 'animation', 'membership', 'query'];

/**
 * Whether the widget calls by just the attributes that are written: no capitals, quotation marks, dashes or address for
 * a slug.
 */
const isAsWritten = (element: Element): boolean =>
  NAMING.every((name) => {
    const value = element.getAttribute(name) ?? '';
    return pasted(value).toLowerCase() === value && (name === 'query' || !/[/?#\u2012-\u2015\u2212]/.test(value));
  });

/** Starts the first API calls of a tag, each once a page; the widget's client takes the responses from the registry. */
export const startFirstCalls = (
  element: Element,
  page: Registry,
  paths: FirstCalls = () => [],
  accept?: string,
): void => {
  const { url, token: [token] = [] } = findApi(element, page);
  // A function that gives the token is called by the widget only.
  if (!url || typeof token === 'function' || !isAsWritten(element)) return;
  const piece: Piece = (attribute) => encodeURIComponent(element.getAttribute(attribute) ?? '');
  for (const path of paths(piece)) {
    const target = `${url}/${path}`;
    if (!path || page.early.has(target)) continue;
    const headers = callHeaders({ token, accept });
    const response = fetch(target, { headers, credentials: 'omit', redirect: 'error' });
    // A failure must not become an unhandled rejection of the page if no widget takes the response.
    response.catch(() => {});
    page.early.set(target, { token, response });
  }
};
