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

const WIDGETS = {
  'slotted-calendar': () => import('./slotted-calendar/element.ts'),
  checkout: () => import('./checkout/element.ts'),
  toaster: () => import('./toaster/element.ts'),
  'event-list': () => import('./event-list/element.ts'),
  'provider-map': () => import('./provider-map/element.ts'),
  pager: () => import('./pager/element.ts'),
  'animations-slider': () => import('./animations-slider/element.ts'),
  'offers-list': () => import('./offers-list/element.ts'),
  'order-history': () => import('./order-history/element.ts'),
  'replay-list': () => import('./replay-list/element.ts'),
  'provider-card': () => import('./provider-card/element.ts'),
  search: () => import('./search/element.ts'),
  'category-list': () => import('./category-list/element.ts'),
  'studio-day': () => import('./studio-day/element.ts'),
  'fitness-dashboard': () => import('./fitness-dashboard/element.ts'),
  'membership-list': () => import('./membership-list/element.ts'),
  'event-details': () => import('./event-details/element.ts'),
  popups: () => import('./popups/element.ts'),
};

const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  ...WIDGETS,
  // Parts that a widget loads when it needs them; they define no element.
  later: () => import('./later.ts'),
  'calendar-later': () => import('./slotted-calendar/later.ts'),
  'map-engine': () => import('./provider-map/engine/engine.ts'),
  'map-places': () => import('./provider-map/places/read-places.ts'),
  'map-worker': () => import('./provider-map/engine/map-worker.ts'),
  'places-worker': () => import('./provider-map/places/places-worker.ts'),
  'test-card': () => import('./checkout/test-card/test-part.tsx'),
  'stripe-card': () => import('./checkout/stripe/stripe-card.tsx'),
};

const load = withSecondTry(
  (name) => own(LOADERS, name)?.() ?? Promise.reject(new Error(`There is no creneau-${name}.`)),
);
const page = openRegistry(load, null, VERSION);
if (!page.version) provideLoad(page, load, VERSION);

warnOfListeners(Object.keys(WIDGETS).map((name) => `creneau-${name}`));

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
  const widgets = Object.entries(WIDGETS);
  for (const [name, load] of widgets) {
    declareWidget({ tag: `creneau-${name}`, attributes: TABLES[name as keyof typeof WIDGETS] }, load);
  }
  await Promise.all(widgets.map(([, load]) => load()));
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
