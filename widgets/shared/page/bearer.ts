import { tokenFrom } from './page-token.ts';
import type { Token } from './settings.ts';

/** The token that calls carry: the page's, until it is refused and not renewed (D-refused-token); else a guest's. */
export interface Bearer {
  /** The token of the next call; null for a visitor. */
  text(): Promise<string | null>;
  /** Uses a token of the page's. */
  set(token: Token | null): void;
  /** Sets a guest's token, for when there is none of the page's. */
  setGuest(token: string | null): void;
  isRefused(): boolean;
  /** Whether the page's function returns another token than the refused one. */
  hasAnother(): Promise<boolean>;
  /** Uses a refused token's function again; what is returned undoes that. */
  reuse(): () => void;
  /** As `Credentials`. */
  renew(old: string): Promise<boolean>;
  giveUp(old: string): string | null;
}

/** `ask` asks the page for a new token; `onRefused` is told each time when one is given up. */
export function createBearer(options: {
  readonly ask: () => Promise<string | null>;
  readonly onRefused: () => void;
}): Bearer {
  let used: Token | null = null;
  let guest: string | null = null;
  /** The text of a token that was given up; null while the page's is used. */
  let refused: string | null = null;
  let renewal: Promise<boolean> | null = null;

  async function askForAnother(old: string): Promise<boolean> {
    const token = await options.ask();
    // The page may have signed its user out meanwhile, or another one in.
    if (used === old && token) used = token;
    // At once, so that nobody asks again meanwhile.
    if (used === old) bearer.giveUp(old);
    return used !== old && used !== null;
  }

  const bearer: Bearer = {
    text: async () => (refused === null ? (typeof used === 'function' ? await used() : used) || guest : guest),
    set(token) {
      used = token;
      refused = null;
    },
    setGuest(token) {
      guest = token;
    },
    isRefused: () => refused !== null,
    async hasAnother() {
      if (refused === null || typeof used !== 'function') return false;
      const other = await tokenFrom(used);
      return refused !== null && other !== refused && !!other;
    },
    reuse() {
      const old = refused;
      refused = null;
      return () => {
        refused ??= old;
      };
    },
    async renew(old) {
      if (typeof used === 'function') return true;
      // The page cannot renew a guest's token; a token other than the refused one has been renewed already.
      if (used !== old) return used !== null;
      if (refused === old) return false;
      renewal ??= askForAnother(old).finally(() => {
        renewal = null;
      });
      return renewal;
    },
    giveUp(old) {
      // Nothing renews it: what is public is fetched as a visitor from now on.
      const isGuests = old === guest;
      if (isGuests) guest = null;
      const isMine = typeof used === 'function' ? !isGuests : old === used;
      if (isMine) {
        refused = old;
        options.onRefused();
      }
      return guest;
    },
  };
  return bearer;
}
