import { own } from './shared/base/own.ts';
import { VERSION } from './shared/base/version.ts';
import { declareWidget } from './shared/element/define-widget.ts';
import type { Finding } from './shared/page/embedding/finding.ts';
import { isDebugged } from './shared/page/embedding/is-debugged.ts';
import { configure as configurePage, openRegistry, provideLoad } from './shared/page/registry.ts';
import { withSecondTry } from './shared/page/second-try.ts';
import type { Configuration } from './shared/page/settings.ts';
import type { ToastFilter, ToastOptions } from './shared/page/toast.ts';
import { closeToasts as closePageToasts, showToast } from './shared/page/toast-requests.ts';
import { takeBankReturn } from './shared/selling/bank-return.ts';
import { TABLES } from './tables.ts';
import { warnOfListeners } from './warn-of-listeners.ts';

/** Parts that a widget loads when it needs them; they define no element. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  later: () => import('./later.ts'),
  'calendar-later': () => import('./slotted-calendar/later.ts'),
  'map-engine': () => import('./provider-map/engine/engine.ts'),
  'map-places': () => import('./provider-map/places/read-places.ts'),
  'map-worker': () => import('./provider-map/engine/map-worker.ts'),
  'places-worker': () => import('./provider-map/places/places-worker.ts'),
  'test-card': () => import('./checkout/test-card/test-part.tsx'),
  'stripe-card': () => import('./checkout/stripe/stripe-card.tsx'),
};

/** Loads the code of an element. The build writes an import for each element (widgets/bundling/plugins.mjs). */
const loadElement = (name: string): Promise<unknown> => import(`./${name}/element.ts`);

const load = withSecondTry((name) => {
  if (Object.hasOwn(TABLES, name)) return loadElement(name);
  return own(PARTS, name)?.() ?? Promise.reject(new Error(`There is no creneau-${name}.`));
});
const page = openRegistry(load, null, VERSION);
if (!page.version) provideLoad(page, load, VERSION);

warnOfListeners(Object.keys(TABLES).map((name) => `creneau-${name}`));

page.returned ??= takeBankReturn();
// The checkout shows the outcome of a payment that led to a bank's page.
if (page.returned) {
  page.load('checkout').catch((error: unknown) => console.error('<creneau-checkout>', error));
}

/** Changes the settings of the whole page (C-settings). A key given as undefined is unset. */
export function configure(settings: Configuration): void {
  configurePage(page, settings);
}

/**
 * Registers all elements at once, with their properties, so that a framework that renders later can set them. Resolves
 * when the code of all elements is loaded. In Node it does nothing.
 */
export async function defineAll(): Promise<void> {
  for (const [name, attributes] of Object.entries(TABLES)) {
    declareWidget({ tag: `creneau-${name}`, attributes }, () => loadElement(name));
  }
  await Promise.all(Object.keys(TABLES).map(loadElement));
}

/** Shows a toast, in a toaster that is added to the page if it has none. In Node it does nothing. */
export function toast(options: ToastOptions): void {
  if (typeof document === 'undefined') return;
  showToast(page, options);
  page.load('toaster').catch((error: unknown) => console.error('<creneau-toaster>', error));
}

/** Closes the toasts that match the filter's name and type; without a filter, all toasts. */
export function closeToasts(filter?: ToastFilter): void {
  closePageToasts(page, filter);
}

/** Prints and returns what is wrong with this page's embedding. In Node it finds nothing. */
export async function doctor(): Promise<readonly Finding[]> {
  if (typeof document === 'undefined') return [];
  const { examine } = await import('./doctor/doctor.ts');
  return examine();
}

if (typeof document !== 'undefined' && isDebugged()) {
  doctor().catch((error: unknown) => console.error('Créneau:', error));
}

/** The package's version. */
export const version: string = VERSION;

export type { SelectedSlot } from '../core/booking/selection.ts';
export type { Slot, SlotId } from '../core/booking/slot.ts';
export type { EventQuery } from '../core/catalogue/event-query.ts';
export type { Order } from '../core/checkout/order.ts';
export type { Cents } from '../core/money/money.ts';
export type { OfferSummary } from '../core/pricing/offer-summary.ts';
export type { Token } from '../core/session/state.ts';
export type { PlainDate, WallTime } from '../core/time/wall-time.ts';
export type { Paging } from './shared/lists/paged-list.ts';
export type { Purpose } from './shared/page/consent.ts';
export type { CreneauGlobal } from './shared/page/creneau-global.ts';
export type { Finding, FindingCase } from './shared/page/embedding/finding.ts';
export type { CreneauEventMap, EventDetails, Vital } from './shared/page/emit.ts';
export type { Configuration, Theme, Tiles } from './shared/page/settings.ts';
export type { ToastFilter, ToastOptions, ToastPosition, ToastType } from './shared/page/toast.ts';
