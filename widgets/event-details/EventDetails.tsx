import { type ReactNode, useRef } from 'react';
import type { EventPage } from '../../core/catalogue/event-page.ts';
import { Picture } from '../shared/lists/Picture.tsx';
import { useMessages } from '../shared/view/environment.ts';
import { useFocusAfterPurchase } from '../shared/view/use-focus-after-purchase.ts';
import { useInSight } from '../shared/view/use-in-sight.ts';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import { pricedPage } from './model.ts';
import type { DetailsStore } from './store.ts';
import { About } from './view/About.tsx';
import { BOOK_BUTTON, Booking } from './view/Booking.tsx';
import { Dates } from './view/Dates.tsx';
import { Failed } from './view/Failed.tsx';
import { Head } from './view/Head.tsx';
import { Others } from './view/Others.tsx';
import { Place } from './view/Place.tsx';
import { Skeleton } from './view/Skeleton.tsx';
import { useCalendar } from './view/use-calendar.ts';

/**
 * One event or animation: what it is, when and where it takes place, and beside that the price and the button that
 * books a place.
 */
export function EventDetails({ store }: { readonly store: DetailsStore }): ReactNode {
  const t = useMessages(messages);
  const { named, page, bought } = useStore(store);
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterPurchase(bought, frame, BOOK_BUTTON);
  useCalendar(store);
  useKeptFocus(frame);
  useInSight(frame, '.booking');
  if (named === null) return <p className="note">{t('nothing named')}</p>;
  return (
    <div ref={frame} className="frame" tabIndex={-1}>
      {page.status === 'loading' && <Skeleton label={t(`loading ${named.kind}`)} />}
      {page.status === 'loaded' && <Loaded page={page.value} store={store} />}
      {page.status === 'failed' && <Failed named={named} error={page.error} onRetry={store.retry} />}
    </div>
  );
}

function Loaded({ page, store }: { readonly page: EventPage; readonly store: DetailsStore }): ReactNode {
  const state = useStore(store);
  return (
    <article className="details" part="details" aria-labelledby="title">
      <Head page={page} />
      <Picture src={page.picture.medium} size="medium" isFirst />
      <div className="facts">
        <About paragraphs={page.paragraphs} />
        <Dates page={page} />
        <Place page={page} store={store} />
      </div>
      <div className="booking-column">
        <Booking page={pricedPage(page, state)} store={store} />
      </div>
      <Others page={page} others={state.others} />
    </article>
  );
}
