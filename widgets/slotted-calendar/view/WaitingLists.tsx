import { memo, type ReactNode, type RefObject } from 'react';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import { slotTimeText } from '../slot-time-text.ts';
import type { CalendarStore } from '../store.ts';
import type { WaitingPlaceModel } from '../waiting-model.ts';

interface Actions {
  readonly store: CalendarStore;
  readonly bookButton: RefObject<HTMLButtonElement | null>;
}

interface WaitingListsProps extends Actions {
  readonly places: readonly WaitingPlaceModel[];
}

/** The user's waiting places, each with its position or, if a place is offered, until when it is kept. */
export const WaitingLists = memo(function WaitingLists({ places, ...actions }: WaitingListsProps): ReactNode {
  const t = useMessages(messages);
  if (places.length === 0) return null;
  return (
    <section className="waiting-lists" part="waiting-lists" aria-label={t('waiting lists')}>
      <p className="strong">{t('waiting lists')}</p>
      <ul>
        {places.map((model) => (
          <Place key={model.place.slot} model={model} {...actions} />
        ))}
      </ul>
    </section>
  );
});

function Place({ model, store, bookButton }: Actions & { readonly model: WaitingPlaceModel }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const { place, isOneOfMany, offered, hasLeaveFailed } = model;
  const { start, end, position, offeredUntil } = place;
  const when = slotTimeText(settings, start, end);
  return (
    <li className="waiting-place" part={offered ? 'waiting-place offered' : 'waiting-place'}>
      <div>
        <p>
          {isOneOfMany && <span>{`${place.slotted.title}, `}</span>}
          <span className="strong">{when}</span>
        </p>
        <p role="status">
          {offeredUntil === null
            ? t('position', { position })
            : t('offered', { hour: shownHour(toWallTime(offeredUntil, PARIS), settings) })}
        </p>
        {hasLeaveFailed && (
          <p className="prompt" role="alert">
            {t('leave failed')}
          </p>
        )}
      </div>
      {offered && (
        <Button
          look="primary"
          aria-label={`${t('take place')}, ${when}`}
          onPress={() => store.take(offered, () => bookButton.current?.focus())}
        >
          {t('take place')}
        </Button>
      )}
      <Button aria-label={`${t('leave list')}, ${when}`} onPress={() => store.leaveList(place.slot)}>
        {t('leave list')}
      </Button>
    </li>
  );
}
