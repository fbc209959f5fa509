import { OrderHistory } from '../../../widgets/order-history/OrderHistory.tsx';
import type { Settings } from '../../../widgets/shared/page/element-settings.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { press, render, textOf } from '../render.tsx';
import { aHistory, aHistoryApi, aPaidOrder, isLoaded } from './a-history.ts';

/** Renders one order. */
export async function aView(order: Payload = aPaidOrder(), settings: Partial<Settings> = {}) {
  const api = aHistoryApi([order]);
  const history = aHistory();
  history.context.settings.setState(settings);
  await until(history.store, isLoaded);
  const view = await render(history.context, <OrderHistory store={history.store} />);
  return { ...history, api, view, text: () => textOf(view.querySelector('article')) };
}

/** Returns the first link with this name. */
export function linkNamed(view: HTMLElement, name: RegExp): HTMLAnchorElement | undefined {
  return [...view.querySelectorAll('a')].find((link) => name.test(link.getAttribute('aria-label') ?? textOf(link)));
}

/** The button that opens the order's menu. */
export const MENU = /^Autres actions\s: /;

/** Opens the order's menu and presses an item. */
export async function choose(view: HTMLElement, name: string | RegExp): Promise<void> {
  await press(view, MENU);
  await press(view, name);
}
