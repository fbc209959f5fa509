import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { onReturn } from '../shared/base/on-return.ts';
import { useMessages } from '../shared/view/environment.ts';
import { Button } from '../shared/view/ui/Button.tsx';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useFocusAfterPurchase } from '../shared/view/use-focus-after-purchase.ts';
import { useInSight } from '../shared/view/use-in-sight.ts';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { useWidth } from '../shared/view/use-width.ts';
import { messages } from './messages.ts';
import { type CalendarModel, createModelMemo, visibleColumns } from './model.ts';
import { VISIBLE_ROWS } from './rows.ts';
import { isFolded } from './state.ts';
import type { CalendarStore } from './store.ts';
import { Basket } from './view/basket/Basket.tsx';
import { Days } from './view/Days.tsx';
import { Filters } from './view/Filters.tsx';
import { Folded } from './view/fold/Folded.tsx';
import { useFold } from './view/fold/use-fold.ts';
import { Header } from './view/Header.tsx';
import { Navigation } from './view/Navigation.tsx';
import { NextOpen } from './view/NextOpen.tsx';
import { Nothing } from './view/Nothing.tsx';
import { Skeleton } from './view/Skeleton.tsx';
import { SlotNotice } from './view/SlotNotice.tsx';
import { useIsPrinting } from './view/use-is-printing.ts';
import { WaitingDialog } from './view/WaitingDialog.tsx';
import { WaitingLists } from './view/WaitingLists.tsx';

/** The calendar: the days of one or several offers with their slots, and in picker mode the selection. */
export function SlottedCalendar({ store }: { readonly store: CalendarStore }): ReactNode {
  const t = useMessages(messages);
  // Subscribes to the whole state; most components below draw parts of the model that is made from it.
  const state = useStore(store);
  const [modelOf] = useState(createModelMemo);
  const [frame, width] = useWidth<HTMLElement, 2 | 3 | 4>(visibleColumns, 'as wide as the element');
  useKeptFocus(frame);
  const isPrinting = useIsPrinting();
  // Print shows the whole week: seven days from Monday, with every slot.
  const columns = isPrinting ? 7 : width;
  const { source, availability, mode } = state;
  const model = useMemo(() => {
    return availability.status === 'loaded' ? modelOf(state, availability.value, columns, isPrinting) : null;
  }, [modelOf, state, availability, columns, isPrinting]);
  useEffect(() => onReturn(store.refresh), [store]);
  const bookButton = useRef<HTMLButtonElement>(null);
  useFocusAfterPurchase(state.isBuying ? state.bought : null, frame, '[part~="book-button"]');
  useFold(store, frame);
  useInSight(frame, '.basket.filled');
  return (
    <section ref={frame} className={`calendar columns-${columns} ${mode}`} aria-label={model?.title ?? t('calendar')}>
      {isFolded(state) ? (
        <Folded selection={state.selection} store={store} />
      ) : source === null ? (
        <p className="note">{t('no event')}</p>
      ) : availability.status === 'failed' ? (
        <ErrorNote title={t('failed')} error={availability.error} onRetry={store.retry} />
      ) : model ? (
        <Loaded model={model} store={store} columns={columns} bookButton={bookButton} />
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
  readonly bookButton: RefObject<HTMLButtonElement | null>;
}

function Loaded({ model, store, columns, bookButton }: LoadedProps): ReactNode {
  const { mode, offers, notice, nothing, basket } = model;
  const isPicker = mode === 'picker';
  const hasBasket = isPicker && (nothing === null || basket !== null);
  return (
    <>
      <Header title={model.title} offers={offers} />
      <Filters offers={offers} filter={model.filter} store={store} />
      {nothing ? (
        <Nothing nothing={nothing} filter={model.filter} store={store} />
      ) : (
        <Schedule model={model} store={store} columns={columns} />
      )}
      {notice && <SlotNotice notice={notice} store={store} />}
      {isPicker && <WaitingLists places={model.waitingPlaces} store={store} bookButton={bookButton} />}
      {hasBasket && <Basket basket={basket} prompt={model.prompt} store={store} bookButton={bookButton} />}
      {model.isConfirming && <WaitingDialog store={store} />}
    </>
  );
}

function Schedule({ model, store, columns }: Omit<LoadedProps, 'bookButton'>): ReactNode {
  const t = useMessages(messages);
  const { mode, days, isExpanded } = model;
  const [from, to] = [days[0], days.at(-1)];
  const more = useRef<HTMLParagraphElement>(null);
  // The added rows push the button down. If the button has the keyboard focus, it is kept in view.
  useEffect(() => {
    if (isExpanded) more.current?.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [isExpanded]);
  return (
    <>
      {from && to && (
        <Navigation
          from={from.date}
          to={to.date}
          isFirst={model.isFirst}
          isLast={model.isLast}
          showsToday={model.showsToday}
          today={model.today}
          earliest={model.earliest}
          latest={model.latest}
          beyond={model.beyond}
          store={store}
          columns={columns}
        />
      )}
      {mode === 'picker' && <p className="help muted">{t('help')}</p>}
      {model.nextOpen && <NextOpen day={model.nextOpen} store={store} columns={columns} />}
      <Days days={days} mode={mode} store={store} />
      {model.hasMore && (
        <p className="more" ref={more}>
          <Button look="plain" aria-expanded={isExpanded} onPress={store.toggleMore}>
            {isExpanded ? t('less') : t('more')}
          </Button>
        </p>
      )}
    </>
  );
}
