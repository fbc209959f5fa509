import { type ReactNode, useRef } from 'react';
import type { EventPage } from '../../core/catalogue/event-page.ts';
import { Picture } from '../shared/lists/Picture.tsx';
import { SiteLink } from '../shared/lists/SiteLink.tsx';
import { siteAddress } from '../shared/page/site-address.ts';
import { useMessages, useSetting } from '../shared/view/environment.ts';
import { useFocusAfterPurchase } from '../shared/view/use-focus-after-purchase.ts';
import { useInSight } from '../shared/view/use-in-sight.ts';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import { pricedPage } from './model.ts';
import type { DetailsStore } from './store.ts';
import { BOOK_BUTTON, Booking } from './view/Booking.tsx';
import { Dates } from './view/Dates.tsx';
import { Failed } from './view/Failed.tsx';
import { Others } from './view/Others.tsx';
import { Place } from './view/Place.tsx';
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

/** The provider's description of the event, if there is one. */
function About({ paragraphs }: { readonly paragraphs: readonly string[] }): ReactNode {
  const t = useMessages(messages);
  if (paragraphs.length === 0) return null;
  return (
    <section className="section" part="about">
      <h3 className="section-title">{t('about')}</h3>
      {[...new Set(paragraphs)].map((paragraph) => (
        <p key={paragraph} className="paragraph">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** The event's title, sport and provider. */
function Head({ page: { title, sport, provider } }: { readonly page: EventPage }): ReactNode {
  const siteUrl = useSetting('siteUrl');
  return (
    <header className="details-head">
      {sport && (
        <p>
          <span className="tag" part="sport">
            {sport.name}
          </span>
        </p>
      )}
      <h2 id="title" className="details-title" part="title">
        {title}
      </h2>
      {provider && (
        <p className="muted">
          <SiteLink className="link" part="provider-link" href={siteAddress('user', provider.url, siteUrl).href}>
            {provider.name}
          </SiteLink>
          {provider.city !== null && <span>{` · ${provider.city}`}</span>}
        </p>
      )}
    </header>
  );
}

const LINES = [0, 1, 2];

/** An empty page in about its final size. */
function Skeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="details" role="status" aria-label={label}>
      <div className="details-head">
        <p className="skeleton skeleton-sport" />
        <p className="skeleton skeleton-title" />
        <p className="skeleton skeleton-provider" />
      </div>
      <div className="picture medium skeleton" />
      <div className="facts">
        {LINES.map((line) => (
          <p key={line} className="skeleton skeleton-text" />
        ))}
        <div className="map-box skeleton" />
      </div>
      <div className="booking-column">
        <div className="booking">
          <p className="skeleton skeleton-price" />
          <div className="button skeleton" />
        </div>
      </div>
    </div>
  );
}
