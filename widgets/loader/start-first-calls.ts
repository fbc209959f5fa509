import type { FirstCalls, Piece } from '../first-calls.ts';
import type { Registry } from '../shared/page/registry.ts';
import { findApi } from '../shared/page/settings.ts';

/** Starts the first API calls of a tag, each once a page; the widget's client takes the responses from the registry. */
export const startFirstCalls = (
  element: Element,
  page: Registry,
  paths: FirstCalls = () => [],
  accept?: string,
): void => {
  const { url, token: [token] = [] } = findApi(element, page);
  // A function that gives the token is called by the widget only.
  if (typeof token === 'function') return;
  const piece: Piece = (attribute) => encodeURIComponent(element.getAttribute(attribute) ?? '');
  for (const path of paths(piece)) {
    const target = `${url}/${path}`;
    if (!path || page.early.has(target)) continue;
    const headers = {
      ...(!!token && { authorization: `Bearer ${token}`, 'content-type': 'application/json' }),
      ...(accept && { accept }),
    };
    const response = fetch(target, { headers, credentials: 'omit', redirect: 'error' });
    // A failure must not become an unhandled rejection of the page if no widget takes the response.
    response.catch(() => {});
    page.early.set(target, { token, response });
  }
};
