import { attribute } from '../document.ts';
import type { Visitor } from '../visitor.ts';

const ENTRIES = [
  ['events', '/event/list/'],
  ['animations', '/animation/'],
  ['memberships', '/memberships/'],
  ['replays', '/play/'],
  ['orders', '/order/'],
  ['fitness', '/fitness/'],
] as const;

/** An entry of the site's menu. */
export type Entry = (typeof ENTRIES)[number][0];

/** Returns the site's header, which is one row; in a narrow window, a button opens its menu. */
export function header(visitor: Visitor, path: string, entry: Entry | undefined): string {
  const { texts } = visitor;
  const links = ENTRIES.map(
    ([name, to]) => `<a href="${to}"${name === entry ? ' aria-current="true"' : ''}>${texts[name]}</a>`,
  );
  return `<header class="site">
      <p class="logo"><a href="/">Créneau</a></p>
      ${account(visitor, path)}
      <button class="menu-button" type="button" popovertarget="menu">${texts.menu}</button>
      <nav class="menu" id="menu" popover aria-label="${texts.menu}">${links.join(' ')}</nav>
    </header>`;
}

/**
 * Returns a link to the page of the demo's users, with the name of the signed-in user or the text to sign in; empty
 * outside of demo mode.
 */
function account({ texts, token, tokens }: Visitor, path: string): string {
  if (tokens.length === 0) return '';
  const user = texts.users[token];
  return `<a class="account" href="/sign-in/?back=${attribute(encodeURIComponent(path))}">${user ? user.name : texts.signIn}</a>`;
}
