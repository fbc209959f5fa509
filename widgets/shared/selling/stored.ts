import { forget, readStored, type StorageArea, store } from '../base/storage.ts';
import type { PageState } from '../page/page-state.ts';
import { isAnyPurchaseActive, type Purchase, type StoredPurchase } from '../page/purchase.ts';

/** The storage keys: a user's purchase is stored in the browser, a guest's purchase only in the tab. */
const KEYS = { local: 'creneau.checkout', session: 'creneau.guest' } as const satisfies Record<StorageArea, string>;

/**
 * The longest time for which places are kept after a purchase was last stored: ten minutes, and thirty more while it is
 * being paid (D-hold, D-hold-while-paying).
 */
const LONGEST = 40 * 60_000;

/**
 * How long a stored order can be resumed: after this time a guest's token has ended (D-guest-token), and no payment is
 * being processed any more.
 */
const ORDERED = { local: 30 * 86_400_000, session: 2 * 3_600_000 } as const satisfies Record<StorageArea, number>;

/**
 * The purchase that this page stored last, and the object for which it was stored. Any other purchase under the same
 * key belongs to another tab, and stays.
 */
let own: StoredPurchase | null = null;
let ownPurchase: object | null = null;

/**
 * Returns the user's purchase that is stored in this browser, under way or interrupted by a reload; a purchase that is
 * over, or any other value under its key, is removed.
 */
export function storedPurchase(): StoredPurchase | null {
  return read('local');
}

/** Returns the guest's purchase that is stored in this tab; null if it is of another API. */
export function storedGuestPurchase(api: string): StoredPurchase | null {
  const stored = read('session');
  return stored?.guest?.api === api ? stored : null;
}

/** Whether a purchase may be stored. */
export function isPurchaseStored(): boolean {
  return (['local', 'session'] as const).some((area) => readStored(KEYS[area], area) !== null);
}

/**
 * Whether something is being bought on the page, in any page state, or was interrupted by a reload and can still be
 * resumed: an abandoned purchase stays stored, but its places are released.
 */
export function isPurchaseUnderWay(now: number): boolean {
  return isAnyPurchaseActive() || isLive(storedPurchase(), now) || isLive(read('session'), now);
}

/** Whether another tab has stored a purchase in place of this page's purchase (D-second-tab). */
export function isTakenOver(now: number): boolean {
  const stored = storedPurchase();
  return own !== null && !own.guest && stored?.hold !== own.hold && isLive(stored, now);
}

/** Calls back when another tab stores a purchase in place of this page's purchase. */
export function onTakenOver(now: () => number, listener: () => void, signal: AbortSignal): void {
  const see = ({ key }: StorageEvent) => {
    if (key === KEYS.local && isTakenOver(now())) listener();
  };
  window.addEventListener('storage', see, { signal });
}

/**
 * Returns the stored data of a purchase of this page, so that another checkout can resume it; null if there is none.
 */
export function storedOf(purchase: object): StoredPurchase | null {
  return purchase === ownPurchase ? own : null;
}

export function storePurchase(
  { key, what, hold, order, at, until, ends, guest }: StoredPurchase,
  purchase: object | null = null,
): void {
  ownPurchase = purchase;
  own = { key, what, hold, order, ...(at !== undefined && { at }), until, guest };
  const area = areaOf(own);
  own = { ...own, ends: ends ?? endOf(own, area) };
  store(KEYS[area], JSON.stringify(own), area);
}

/**
 * Keeps a purchase stored after its order is requested, because the order may be made although its response is lost.
 */
export function awaitOrder(purchase: object): void {
  if (own && purchase === ownPurchase && isStored(own)) {
    storePurchase({ ...own, ends: Date.now() + LONGEST }, purchase);
  }
}

/** Removes the purchase that this page has stored. */
export function forgetPurchase(): void {
  const area = areaOf(own);
  if (own && isStored(own)) forget(KEYS[area], area);
  own = null;
}

/** Ends a purchase, its hold and its stored purchase; a purchase that has started since continues. */
export function endPurchase(page: PageState, purchase: Purchase | null): void {
  if (purchase) forgetPurchase();
  // In one step, because a purchase that is still set when its hold is removed would start again.
  page.data.setState((data) => ({ hold: null, ...(data.purchase === purchase && { purchase: null, checkout: null }) }));
}

export function forgetGuestPurchase(): void {
  forget(KEYS.session, 'session');
}

/** Whether a purchase of this page is still stored: another tab may have stored its own (D-second-tab). */
function isStored(purchase: StoredPurchase): boolean {
  return read(areaOf(purchase))?.hold === purchase.hold;
}

function areaOf(stored: StoredPurchase | null): StorageArea {
  return stored?.guest ? 'session' : 'local';
}

function endOf({ order, at, until }: StoredPurchase, area: StorageArea): number | undefined {
  if (at === undefined) return undefined;
  return Date.now() + (order === null ? (until ?? at + LONGEST) - at : ORDERED[area]);
}

function isOver({ at = Number.POSITIVE_INFINITY, ends = at + LONGEST }: StoredPurchase): boolean {
  return Date.now() >= ends;
}

function isLive(stored: StoredPurchase | null, now: number): boolean {
  return stored?.at !== undefined && Math.abs(now - stored.at) < LONGEST;
}

function read(area: StorageArea): StoredPurchase | null {
  const text = readStored(KEYS[area], area);
  if (text === null) return null;
  const stored = parse(text);
  if (stored && areaOf(stored) === area && !isOver(stored)) return stored;
  forget(KEYS[area], area);
  return null;
}

function parse(text: string): StoredPurchase | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredPurchase(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isStoredPurchase(stored: unknown): stored is StoredPurchase {
  if (typeof stored !== 'object' || stored === null) return false;
  const { key, what, hold, order, at, until, ends, guest } = stored as Readonly<Record<string, unknown>>;
  const { token, api } = (guest ?? { token: '', api: '' }) as Readonly<Record<string, unknown>>;
  const areTexts = [key, what, hold, order ?? '', token, api].every((text) => typeof text === 'string');
  const areTimes = [at, until, ends].every((time) => typeof (time ?? 0) === 'number');
  return areTexts && order !== undefined && areTimes;
}
