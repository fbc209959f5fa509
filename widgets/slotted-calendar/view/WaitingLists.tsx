import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import { isSelected } from '../../../core/booking/selection.ts';
import { formatDate } from '../../../core/time/format.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { WaitingPlace } from '../../shared/api/booking/waiting.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import { queuesOf, slotOf } from '../queues.ts';
import type { CalendarStore } from '../store.ts';

interface WaitingListsProps {
  readonly store: CalendarStore;
  readonly bookButton: RefObject<HTMLButtonElement | null>;
}

/** The full sessions that the user waits for, with their position in each list, and the places that came free for them. */
export function WaitingLists({ store, bookButton }: WaitingListsProps): ReactNode {
  const t = useMessages(messages);
  const places = queuesOf(useStore(store));
  if (places.length === 0) return null;
  return (
    <section className="queues" part="waiting-lists" aria-label={t('waiting lists')}>
      <p className="strong">{t('waiting lists')}</p>
      <ul>
        {places.map((place) => (
          <Place key={place.slot} place={place} store={store} bookButton={bookButton} />
        ))}
      </ul>
    </section>
  );
}

function Place({ place, store, bookButton }: WaitingListsProps & { readonly place: WaitingPlace }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const state = useStore(store);
  const { session, told } = state;
  const isOneOfMany = session.status === 'loaded' && session.value.offers.length > 1;
  const { start, end, slotted, position, offeredUntil } = place;
  const hours = `${shownHour(start, settings)} – ${shownHour(end, settings)}`;
  const when = `${formatDate(start, 'header', settings.lang)}, ${hours}`;
  const slot = offeredUntil === null ? undefined : slotOf(place, state);
  const take = () => {
    if (!slot) return;
    if (!isSelected(slot.id, store.getState().selection)) store.toggle(slot);
    if (isSelected(slot.id, store.getState().selection)) bookButton.current?.focus();
  };
  return (
    <li className="queue" part={slot ? 'waiting-place offered' : 'waiting-place'}>
      <div>
        <p>
          {isOneOfMany && <span>{slotted.title}, </span>}
          <span className="strong">{when}</span>
        </p>
        <p role="status">
          {offeredUntil === null
            ? t('position', { position })
            : t('offered', { hour: shownHour(toWallTime(offeredUntil, PARIS), settings) })}
        </p>
        {told?.case === 'not-left' && told.id === place.slot && (
          <p className="prompt" role="alert">
            {t('not left')}
          </p>
        )}
      </div>
      {slot && (
        <Button look="primary" aria-label={`${t('take place')}, ${when}`} onPress={take}>
          {t('take place')}
        </Button>
      )}
      <Button aria-label={`${t('leave list')}, ${when}`} onPress={() => store.leaveList(place.slot)}>
        {t('leave list')}
      </Button>
    </li>
  );
}
