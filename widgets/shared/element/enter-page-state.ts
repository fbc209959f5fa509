import type { Token } from '../../../core/session/state.ts';
import { warnOnce } from '../base/warn.ts';
import { forgetIfLeft, inheritSelections, type PageState, pageStateFor } from '../page/page-state.ts';
import type { ApiSetting } from '../page/settings.ts';

const NO_ADDRESS = 'There is no API address: call configure({ apiUrl }) or set api-url.';

/**
 * Returns the page state for calls of `host`, and gives the token to its session, which may start its first call.
 * Returns undefined, and warns, without an API address; warns about a withheld token.
 */
export function enterPageState(host: HTMLElement, find: () => ApiSetting): PageState | undefined {
  const { url, token, isTokenWithheld } = find();
  if (isTokenWithheld) {
    warnOnce(`the token is not sent to ${url}: it was set for another address. <${host.localName}> shows a visitor.`);
  }
  if (!url) {
    // A module that imports an element calls `configure` right after it has started.
    setTimeout(() => find().url ?? warnOnce(NO_ADDRESS, 'error'));
    return undefined;
  }
  const [value = null, owner = null] = token ?? [];
  const state = pageStateFor(url, owner);
  state.session.setToken(value as Token | null);
  return state;
}

/** Moves `host` from one page state to another, which may be the same. */
export function changePageState(host: HTMLElement, from: PageState | undefined, to: PageState | undefined): void {
  from?.hosts.delete(host);
  to?.hosts.add(host);
  if (!from || !to || from === to) return;
  inheritSelections(from, to);
  forgetIfLeft(from);
}
