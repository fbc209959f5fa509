import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { ReactNode } from 'react';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { priceArea } from '../../../core/pricing/price-area.ts';
import type { Product as SoldProduct } from '../../shared/api/catalogue/product.ts';
import type { Resource } from '../../shared/api/resource.ts';
import { PriceArea } from '../../shared/lists/event-card/EventPrice.tsx';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { listAddress, siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import { bookedOf, type Sale, saleOf } from '../model.ts';
import type { DetailsStore } from '../store.ts';
import { BookButton } from './BookButton.tsx';
import { When } from './When.tsx';

/** The element that gets the focus when a purchase has ended. */
export const BOOK_BUTTON = '.book';

/** If this many places or fewer are left, a text says that they are the last. */
const FEW = 5;

/** The price, the date, the places left, and the button that books; the box stays in sight while the page scrolls. */
export function Booking({ page, store }: { readonly page: EventPage; readonly store: DetailsStore }): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  const sale = saleOf(page, state, state.now);
  const start = page.type === 'slotted' ? page.nextSlot : page.start;
  const isPriced = priceArea(page).case !== 'none';
  return (
    <section className="booking" part="booking" aria-label={t('booking')}>
      {isPriced && (
        <div className="booking-cost">
          <p className="event-cost">
            <PriceArea event={page} />
          </p>
          <Product of={page} product={state.product} />
        </div>
      )}
      {start !== null && (
        <p className="booking-when">
          <Icon of={CalendarDays} />
          <When start={start} duration={page.duration} form="card" />
        </p>
      )}
      <Places page={page} sale={sale} booked={bookedOf(state)} />
      <BookButton page={page} sale={sale} store={store} />
    </section>
  );
}

/** How many places are left and, for an open event, how many are booked. */
function Places({
  page,
  sale,
  booked,
}: {
  readonly page: EventPage;
  readonly sale: Sale;
  readonly booked: number;
}): ReactNode {
  const t = useMessages(messages);
  const left = sale.case === 'place' ? sale.left : sale.case === 'asking' ? page.placesLeft : null;
  const texts = [
    ...(sale.case === 'full' ? [t('full')] : []),
    ...(left === null ? [] : [t(left <= FEW ? 'few' : 'left', { count: left })]),
    ...(booked > 0 && (sale.case === 'place' || sale.case === 'full') ? [t('booked', { count: booked })] : []),
  ];
  if (texts.length === 0) return null;
  const isScarce = sale.case === 'full' || (left !== null && left <= FEW);
  return (
    <p className={isScarce ? 'places scarce' : 'places'} part={sale.case === 'full' ? 'places full' : 'places'}>
      <Icon of={Users} />
      <span>{texts.join(' · ')}</span>
    </p>
  );
}

/**
 * The product that the price is for, if it is not the event itself: a membership, or another event that includes this
 * one.
 */
function Product({
  of: { url },
  product,
}: {
  readonly of: EventPage;
  readonly product: Resource<SoldProduct> | null;
}): ReactNode {
  const t = useMessages(messages);
  const siteUrl = useSetting('siteUrl');
  if (product?.status !== 'loaded' || product.value.url === url) return null;
  const { title, type, url: sold } = product.value;
  const address = type === 'membership' ? listAddress('memberships/', siteUrl) : siteAddress('event', sold, siteUrl);
  return (
    <p className="product muted" part="product">
      <span>{t(type === 'membership' ? 'with membership' : 'sold as')}</span>{' '}
      <SiteLink className="link" part="product-link" href={address.href}>
        {title}
      </SiteLink>
    </p>
  );
}
