import { type ReactNode, useRef } from 'react';
import { locationOf, referenceOf } from '../../../core/booking/order-calendar.ts';
import { kindBought } from '../../../core/checkout/bought.ts';
import { type Failure, isAnswered } from '../../../core/checkout/failure.ts';
import type { Seller } from '../../../core/checkout/hold.ts';
import type { Order } from '../../../core/checkout/order.ts';
import type { Amending, Confirmed } from '../../../core/checkout/stage.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { titleOf, useCalendarFile } from '../../shared/view/use-calendar-file.ts';
import { useKeptFocus } from '../../shared/view/use-kept-focus.ts';
import type { CheckoutStore } from '../store.ts';
import { messages as summaryMessages } from '../summary/messages.ts';
import { SlotLine } from '../summary/SlotLine.tsx';
import { Cancel } from './Cancel.tsx';
import { MailAddress } from './MailAddress.tsx';
import { messages } from './messages.ts';
import { OnlineCalendars } from './OnlineCalendars.tsx';
import { WaitingPlaces } from './WaitingPlaces.tsx';

interface DoneProps {
  readonly stage: Confirmed | Amending;
  readonly store: CheckoutStore;
}

/** The confirmation: what was booked, when, where and for how much, and the actions on the order. */
export function Done({ stage, store }: DoneProps): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { order } = stage;
  const failure = stage.step === 'confirmed' ? stage.failure : null;
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  const { buyer, item, gift } = order;
  const day = item?.runsFrom ? formatDate(item.runsFrom, 'full', lang) : '';
  return (
    <div className="done" part="confirmation" ref={frame}>
      <p>{t(`said ${saidOf(order, store.now())}`, { firstName: buyer.firstName, name: gift?.fullName ?? '', day })}</p>
      <Receipt stage={stage} store={store} />
      <MailAddress stage={stage} store={store} />
      {failure && (
        <p className="note failed" part="error" role="alert">
          {t(reasonOf(failure))}
        </p>
      )}
      <Actions order={order} store={store} />
      <OnlineCalendars order={order} />
      <Cancel stage={stage} store={store} />
    </div>
  );
}

/** The order's offer, dates, place, price and reference. */
function Receipt({ stage, store }: DoneProps): ReactNode {
  const t = useMessages(messages);
  const listed = useMessages(summaryMessages);
  const { lang } = useSettings();
  const { order } = stage;
  const { user, item, slots, waiting, total, currency } = order;
  const lines = slots.map((slot, index) => ({ slot, key: `${slot.id} ${index}` }));
  return (
    <div className="receipt">
      <p className="offer">{titleOf(order)}</p>
      {(lines.length > 0 || item?.start) && (
        <ul className="lines" aria-label={t('when')}>
          {lines.map(({ slot, key }) => (
            <SlotLine key={key} slot={slot} tag={slot.free && total > 0 ? listed('free slot') : null} />
          ))}
          {item?.start && <SlotLine slot={{ start: item.start, end: item.end }} tag={null} />}
        </ul>
      )}
      {waiting.length > 0 && <WaitingPlaces stage={stage} store={store} />}
      <Place seller={user} />
      <p className="paid">
        <span>{total > 0 ? `${t('paid')} ` : t('nothing paid')}</span>
        {total > 0 && <span className="strong">{formatMoney(total, currency, lang)}</span>}
      </p>
      <p className="muted">{t('reference', { id: referenceOf(order) })}</p>
    </div>
  );
}

function Actions({ order, store }: { readonly order: Order; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const file = useCalendarFile(order, store.now);
  return (
    <div className="actions">
      {file && (
        <a className="button secondary" part="button calendar-file" href={file} download="creneau.ics">
          {t('add to calendar')}
        </a>
      )}
      {store.nextWeek().length > 0 && <Button onPress={store.bookNextWeek}>{t('next week')}</Button>}
      <Button look="primary" onPress={store.leave}>
        {t('close')}
      </Button>
    </div>
  );
}

/** Returns the message key of a failure. A request without a response has another key: it may have been carried out. */
function reasonOf(failure: Failure) {
  const { code } = failure;
  if (code === 'too-late-to-cancel' || code === 'membership-in-use' || code === 'token-invalid') return code;
  return isAnswered(failure) ? 'action failed' : 'action unanswered';
}

/** Returns the end of the message key of the confirmation's text. A renewed membership may begin later than today. */
function saidOf(order: Order, now: number) {
  const bought = kindBought(order);
  const { runsFrom } = order.item ?? {};
  const isLater = runsFrom != null && runsFrom > dateOf(toWallTime(now, PARIS));
  return bought === 'membership' && isLater ? 'membership later' : bought;
}

/** The address of the booking, with a link to a map (D-place-link). */
function Place({ seller }: { readonly seller: Seller }): ReactNode {
  const t = useMessages(messages);
  const { lat, long } = seller;
  return (
    <p className="place">
      <span>{locationOf(seller)}</span>
      {lat != null && long != null && (
        <a
          className="link"
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('on the map')}
        </a>
      )}
    </p>
  );
}
