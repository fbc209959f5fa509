import { useEffect } from 'react';
import { keepAfter } from '../../shared/element/keep-after.ts';
import { setSettingsSource } from '../../shared/element/settings-source.ts';
import { focusTop } from '../../shared/lists/focus-top.ts';
import { scrollTo } from '../../shared/lists/smooth-scroll.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { pageOf } from '../model.ts';
import type { DetailsStore } from '../store.ts';

/**
 * Inserts the calendar of a slotted offer right after the element, in the same tree and with the element's settings,
 * when the visitor asks for it. The calendar gets the focus and is scrolled to.
 */
export function useCalendar(store: DetailsStore): void {
  const { host } = useEnvironment();
  const t = useMessages(messages);
  const calendar = useStore(store, (state) => state.calendar);
  const offer = useStore(store, (state) => (state.calendar?.status === 'loaded' ? (pageOf(state)?.url ?? null) : null));
  useEffect(() => {
    if (offer === null) return;
    const inserted = document.createElement('creneau-slotted-calendar');
    setSettingsSource(inserted, host);
    inserted.setAttribute('event', offer);
    inserted.setAttribute('mode', 'picker');
    return keepAfter(host, inserted).remove;
  }, [offer, host]);
  // Each press sets a new `calendar` object, so that the effect runs again and returns the focus to the calendar.
  useEffect(() => {
    const next = host.nextElementSibling;
    if (calendar?.status !== 'loaded' || next?.localName !== 'creneau-slotted-calendar') return;
    focusTop(next, t('choose slot'));
    scrollTo(next);
  }, [calendar, host, t]);
}
