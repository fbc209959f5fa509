import type { StoreApi } from 'zustand/vanilla';
import { dateOf, type PlainDate } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { PageState } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import type { CalendarState } from './state.ts';

/** What each part of the calendar's store works with. */
export interface CalendarContext extends WidgetContext<typeof attributes> {
  readonly store: StoreApi<CalendarState>;
  /** Returns the key of the calendar's selection and filter in the page state. */
  readonly key: () => string;
}

/** Returns the API's time, and today's date in Paris. */
export function clockOf({ clock }: PageState): { readonly now: number; readonly today: PlainDate } {
  const now = clock.now();
  return { now, today: dateOf(toWallTime(now, PARIS)) };
}
