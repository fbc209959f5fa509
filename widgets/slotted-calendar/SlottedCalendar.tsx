import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { visibleColumns } from '../../core/booking/week.ts';
import { onReturn } from '../shared/base/on-return.ts';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useWidth } from '../shared/view/use-width.ts';
import { messages } from './messages.ts';
import { type CalendarModel, calendarModel, VISIBLE_ROWS } from './model.ts';
import type { CalendarStore } from './store.ts';
import { Basket } from './view/Basket.tsx';
import { Days } from './view/Days.tsx';
import { Filters } from './view/Filters.tsx';
import { Header } from './view/Header.tsx';
import { MoreButton } from './view/MoreButton.tsx';
import { Navigation } from './view/Navigation.tsx';
import { Skeleton } from './view/Skeleton.tsx';
import { ToldNote } from './view/ToldNote.tsx';
import { useCheckout } from './view/use-checkout.ts';
import { useIsPrinting } from './view/use-is-printing.ts';
import { WaitingDialog } from './view/WaitingDialog.tsx';
import { WaitingLists } from './view/WaitingLists.tsx';

/** The calendar: the days of one or several offers, the slots of each, and in picker mode what is chosen of them. */
export function SlottedCalendar({ store }: { readonly store: CalendarStore }): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  const [frame, width] = useWidth<HTMLElement, 2 | 3 | 4>(visibleColumns);
  useKeptFocus(frame);
  const isPrinting = useIsPrinting();
  // A printed week is whole: seven days from Monday, with every slot.
  const columns = isPrinting ? 7 : width;
  const { source, session, mode } = state;
  const model = useMemo(() => {
    return session.status === 'loaded' ? calendarModel(state, session.value, columns, isPrinting) : null;
  }, [state, session, columns, isPrinting]);
  useEffect(() => onReturn(store.refresh), [store]);
  return (
    <section ref={frame} className={`calendar columns-${columns} ${mode}`} aria-label={titleOf(model) ?? t('calendar')}>
      {source === null ? (
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

interface LoadedProps {
  readonly model: CalendarModel;
  readonly store: CalendarStore;
  readonly columns: number;
}

function Loaded({ model, store, columns }: LoadedProps): ReactNode {
  const t = useMessages(messages);
  const { mode, told, confirming } = useStore(store);
  const bookButton = useRef<HTMLButtonElement>(null);
  useCheckout(store, bookButton);
  const { offers } = model;
  const hasNone = offers.every(({ schedule }) => schedule.every((day) => day.length === 0));
  return (
    <>
      <Header offers={offers} />
      {hasNone ? (
        <p className="note">{t('none at all')}</p>
      ) : (
        <>
          <Filters offers={offers} store={store} />
          {model.days.length === 0 ? (
            <p className="note">{t('none at all')}</p>
          ) : (
            <>
              <Navigation model={model} store={store} columns={columns} />
              {mode === 'picker' && <p className="help muted">{t('help')}</p>}
              <Days days={model.days} store={store} />
            </>
          )}
          {model.hasMore && <MoreButton isExpanded={model.isExpanded} onPress={store.toggleMore} />}
          {(told?.case === 'refused' || told?.case === 'in-list') && <ToldNote told={told} store={store} />}
          {mode === 'picker' && <WaitingLists store={store} bookButton={bookButton} />}
          {mode === 'picker' && <Basket basket={model.basket} store={store} bookButton={bookButton} />}
          {confirming && <WaitingDialog store={store} />}
        </>
      )}
    </>
  );
}

function titleOf(model: CalendarModel | null): string | null {
  const [offer, ...others] = model?.offers ?? [];
  if (!offer) return null;
  return others.length > 0 ? offer.provider.fullName : offer.title;
}
