import type { Token } from '../../../core/session/state.ts';
import { warnOnce } from '../base/warn.ts';
import { forgetIfLeft, inheritSelections, type PageState, pageStateFor } from '../page/page-state.ts';
import type { Registry } from '../page/registry.ts';
import { findApi, writtenApi } from '../page/settings.ts';
import { settingsSourceOf } from './settings-source.ts';

/**
 * Returns the page state for calls of `host`, and sets the token of its session, which may then call `/v1/me`. Warns
 * and returns undefined without an API address; also warns about a withheld token.
 */
export function enterPageState(host: HTMLElement, registry: Registry): PageState | undefined {
  const { url, token, isTokenWithheld } = findApi(settingsSourceOf(host), registry);
  if (!url) {
    // A module that imports an element calls `configure` only after the import, so the check waits.
    setTimeout(() => warnOfNoAddress(settingsSourceOf(host), registry));
    return undefined;
  }
  if (isTokenWithheld) {
    warnOnce(`the token is not sent to ${url}: it was set for another address. <${host.localName}> shows a visitor.`);
  }
  const [value = null, tokenElement = null] = token ?? [];
  const state = pageStateFor(url, tokenElement);
  state.session.setToken(value as Token | null);
  return state;
}

function warnOfNoAddress(source: Element, registry: Registry): void {
  if (findApi(source, registry).url) return;
  const written = writtenApi(source, registry);
  const sentence = written
    ? `api-url "${written}" is no http(s) address: nothing is called.`
    : 'There is no API address: call configure({ apiUrl }) or set api-url.';
  warnOnce(sentence, 'error');
}

/** Moves `host` from one page state to another, which may be the same. */
export function changePageState(host: HTMLElement, from: PageState | undefined, to: PageState | undefined): void {
  from?.hosts.delete(host);
  to?.hosts.add(host);
  if (!from || !to || from === to) return;
  inheritSelections(from, to);
  forgetIfLeft(from);
}
