import { type ReactNode, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { visibleColumns } from '../../core/booking/week.ts';
import { formatMoney } from '../shared/intl.ts';
import { Button } from '../shared/ui/Button.tsx';
import { ErrorNote } from '../shared/ui/ErrorNote.tsx';
import { useWidth } from '../shared/use-width.ts';
import { useMessages, useSettings } from '../shared/widget.ts';
import { Basket } from './Basket.tsx';
import { Days } from './Days.tsx';
import { messages } from './messages.ts';
import { type CalendarModel, calendarModel, VISIBLE_ROWS } from './model.ts';
import { Navigation } from './Navigation.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { CalendarStore } from './store.ts';
import { Told } from './Told.tsx';
import { useCheckout } from './use-checkout.ts';

/** The calendar: an offer's days, the slots of each, and in picker mode what is chosen of them. */
export function SlottedCalendar({ store }: { readonly store: CalendarStore }): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  const [frame, columns] = useWidth<HTMLElement, 2 | 3 | 4>(visibleColumns);
  const { event, session, mode } = state;
  const model = useMemo(
    () => (session.status === 'loaded' ? calendarModel(state, session.value, columns) : null),
    [state, session, columns],
  );
  return (
    <section
      ref={frame}
      className={`calendar columns-${columns} ${mode}`}
      aria-label={model?.offer.title ?? t('calendar')}
    >
      {event === null ? (
        <p className="note">{t('no event')}</p>
      ) : session.status === 'failed' ? (
        <ErrorNote title={t('failed')} error={session.error} onRetry={store.retry} />
      ) : model ? (
        <Loaded model={model} store={store} columns={columns} />
      ) : (
        <Skeleton columns={columns} rows={VISIBLE_ROWS[mode]} isPicker={mode === 'picker'} />
      )}
    </section>
  );
}

function Loaded({
  model,
  store,
  columns,
}: {
  readonly model: CalendarModel;
  readonly store: CalendarStore;
  readonly columns: number;
}): ReactNode {
  const t = useMessages(messages);
  const { mode, told } = useStore(store);
  const { offer, days } = model;
  const hasNone = offer.schedule.every((day) => day.length === 0);
  const bookButton = useRef<HTMLButtonElement>(null);
  useCheckout(store, bookButton);
  return (
    <>
      <Header model={model} />
      {hasNone ? (
        <p className="note">{t('none at all')}</p>
      ) : (
        <>
          <Navigation model={model} store={store} columns={columns} />
          {mode === 'picker' && <p className="help muted">{t('help')}</p>}
          <Days days={days} store={store} offer={offer} />
          {(model.hasMore || model.isExpanded) && (
            <MoreButton isExpanded={model.isExpanded} onPress={store.toggleMore} />
          )}
          {told && <Told told={told} />}
          {mode === 'picker' && <Basket model={model} store={store} bookButton={bookButton} onBook={store.book} />}
        </>
      )}
    </>
  );
}

function Header({ model }: { readonly model: CalendarModel }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { offer } = model;
  const price =
    offer.price === 0 ? t('free') : t('per slot', { price: formatMoney(offer.price, offer.currency, lang) });
  return (
    <header className="head" part="header">
      <div>
        <h2 className="title">{offer.title}</h2>
        <p className="muted">{t('by', { provider: offer.provider.fullName })}</p>
      </div>
      <p className="facts">
        <span className="fact">{t('minutes', { minutes: offer.slotTime })}</span>
        <span className="fact price">{price}</span>
      </p>
    </header>
  );
}

function MoreButton({
  isExpanded,
  onPress,
}: {
  readonly isExpanded: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const t = useMessages(messages);
  return (
    <p className="more">
      <Button look="plain" aria-expanded={isExpanded} onPress={onPress}>
        {isExpanded ? t('less') : t('more')}
      </Button>
    </p>
  );
}
