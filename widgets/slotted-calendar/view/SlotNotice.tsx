import type { ReactNode } from 'react';
import type { Refusal } from '../../../core/booking/refusal.ts';
import type { Slot } from '../../../core/booking/slot.ts';
import { formatDate } from '../../../core/time/format.ts';
import type { Settings } from '../../shared/page/element-settings.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { NoticeModel } from '../notice-model.ts';
import { refusalText } from '../refusal-text.ts';
import { slotTimeText } from '../slot-time-text.ts';
import type { CalendarStore } from '../store.ts';

interface SlotNoticeProps {
  readonly notice: NoticeModel;
  readonly store: CalendarStore;
}

/**
 * Says why the slot that was just pressed cannot be selected, or that somebody else has taken selected ones, and offers
 * alternatives. A toast announces this.
 */
export function SlotNotice({ notice, store }: SlotNoticeProps): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const isInList = notice.case === 'in-list';
  return (
    <div className="notice" part="reason" role={isInList ? 'alert' : undefined}>
      <p>
        <span className="strong">{times('slots' in notice ? notice.slots : [notice.slot], settings)}</span>{' '}
        <span>{isInList ? t('in list', { position: notice.position }) : refusalText(refusalOf(notice), t)}</span>
      </p>
      <Remedy notice={notice} store={store} />
    </div>
  );
}

function refusalOf(notice: Exclude<NoticeModel, { case: 'in-list' }>): Refusal {
  return notice.case === 'lost' ? { case: 'full' } : notice.refusal;
}

function times(slots: readonly Slot[], settings: Settings): string {
  return slots.map(({ start }) => slotTimeText(settings, start)).join('; ');
}

function Remedy({ notice, store }: SlotNoticeProps): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  if (notice.case === 'lost') {
    const { instead, proposed } = notice;
    if (!instead) return null;
    const count = proposed.length;
    return (
      <p>
        <span>{t('instead', { times: times(proposed, settings) })}</span>{' '}
        <Button onPress={() => store.replace(instead)}>{t(count === 1 ? 'take one' : 'take more', { count })}</Button>
      </p>
    );
  }
  const { slot } = notice;
  if (notice.case === 'in-list') return <Button onPress={() => store.leaveList(slot.id)}>{t('leave list')}</Button>;
  const { refusal, alternatives } = notice;
  if (!alternatives) return null;
  const replace = () => store.replace(alternatives);
  if (refusal.case === 'other-offer') {
    return (
      <p role="alert">
        <Button onPress={replace}>{t('replace')}</Button>
      </p>
    );
  }
  const hours = alternatives.map(({ start }) => shownHour(start, settings)).join(', ');
  const count = alternatives.length;
  const day = formatDate(slot.start, 'header', settings.lang);
  return (
    <p role="alert">
      <span>{t('alternatives', { day, hours })}</span>{' '}
      <Button onPress={replace}>{t(count === 1 ? 'take one' : 'take more', { count })}</Button>
    </p>
  );
}
