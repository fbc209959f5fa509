import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { isMembership } from '../../shared/api/booking/item.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { titleOf, useCalendarFile } from '../../shared/view/use-calendar-file.ts';
import { messages } from '../messages.ts';
import type { Done as DoneStage } from '../state.ts';
import type { CheckoutStore } from '../store.ts';
import { Cancel } from './Cancel.tsx';
import { SlotLine } from './SlotLine.tsx';
import { WaitingPlaces } from './WaitingPlaces.tsx';

/** The confirmation: what was booked, where, what it cost, and what can be done with it. */
export function Done({ stage, store }: { readonly stage: DoneStage; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { order, error } = stage;
  const file = useCalendarFile(order, store.now);
  const { user, buyer, item, slots, waiting, gift, total, currency } = order;
  const who = { firstName: buyer.firstName, title: titleOf(order), provider: user.fullName };
  const hasNextWeek = store.nextWeek().length > 0;
  return (
    <div className="done" part="confirmation">
      <p>
        {t(saidOf(order, store.now()), { ...who, day: item?.runsFrom ? formatDate(item.runsFrom, 'full', lang) : '' })}
      </p>
      {gift && <p>{t('gift line', { name: gift.fullName })}</p>}
      <ul className="lines">
        {slots
          .map((slot, index) => ({ slot, key: `${slot.id} ${index}` }))
          .map(({ slot, key }) => (
            <SlotLine key={key} slot={slot} tag={slot.free && total > 0 ? t('free slot') : null} />
          ))}
        {item?.start && <SlotLine slot={{ start: item.start, end: item.end }} tag={null} />}
      </ul>
      {waiting.length > 0 && <WaitingPlaces stage={stage} store={store} />}
      <p className="paid">
        {total > 0 ? (
          <>
            <span>{`${t('paid')} `}</span>
            <span className="strong">{formatMoney(total, currency, lang)}</span>
          </>
        ) : (
          <span>{t('nothing paid')}</span>
        )}
      </p>
      <p className="muted">{t('reference', { id: order.id.slice(0, 8).toUpperCase() })}</p>
      {error && (
        <p className="note failed" part="error" role="alert">
          {t(error.code === 'too-late-to-cancel' ? 'too-late-to-cancel' : 'action failed')}
        </p>
      )}
      <div className="actions">
        {file && (
          <a className="button secondary" part="button calendar-file" href={file} download="creneau.ics">
            {t('add to calendar')}
          </a>
        )}
        {hasNextWeek && <Button onPress={store.bookNextWeek}>{t('next week')}</Button>}
        <Button look="primary" onPress={store.leave}>
          {t('close')}
        </Button>
      </div>
      <Cancel stage={stage} store={store} />
    </div>
  );
}

/** How it is confirmed: a membership that is renewed begins when the one that runs is over. */
function saidOf({ item }: Order, now: number): 'done for' | 'membership done' | 'membership later' {
  if (item === null || !isMembership(item.ref)) return 'done for';
  return item.runsFrom && item.runsFrom > dateOf(toWallTime(now, PARIS)) ? 'membership later' : 'membership done';
}
