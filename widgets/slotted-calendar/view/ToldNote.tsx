import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Slot } from '../../../core/booking/slot.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { figuresOf } from '../../shared/view/refusals/figures.ts';
import { messages as refusalMessages } from '../../shared/view/refusals/messages.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import { proposalFor } from '../model.ts';
import { positionIn } from '../queues.ts';
import type { Told } from '../state.ts';
import type { CalendarStore } from '../store.ts';

type Reason = Extract<Told, { case: 'refused' | 'in-list' }>;

/** Why the slot that was just pressed cannot be had, which a toast says where it is refused, and what can be had instead. */
export function ToldNote({ told, store }: { readonly told: Reason; readonly store: CalendarStore }): ReactNode {
  const t = useMessages(messages);
  const reasons = useMessages(refusalMessages);
  const settings = useSettings();
  const { slot } = told;
  const position = useStore(store, (state) => positionIn(slot, state));
  const why =
    told.case === 'refused'
      ? reasons(told.refusal.case, figuresOf(told.refusal))
      : position && t('in list', { position });
  // Meanwhile the list may have been left, or the place offered.
  if (!why) return null;
  return (
    <div className="told" part="reason" role={told.case === 'in-list' ? 'alert' : undefined}>
      <p>
        <span className="strong">
          {formatDate(dateOf(slot.start), 'header', settings.lang)}, {shownHour(slot.start, settings)}
        </span>{' '}
        <span>{why}</span>
      </p>
      <Instead told={told} store={store} />
    </div>
  );
}

function Instead({ told, store }: Parameters<typeof ToldNote>[0]): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const state = useStore(store);
  const { slot } = told;
  if (told.case === 'in-list') return <Button onPress={() => store.leaveList(slot.id)}>{t('leave list')}</Button>;
  const { refusal } = told;
  if (refusal.case === 'other-offer') {
    return (
      <p role="alert">
        <Button onPress={() => store.replace([slot])}>{t('replace')}</Button>
      </p>
    );
  }
  const proposal = refusal.case === 'not-consecutive' ? proposalFor(slot, state) : null;
  if (!proposal) return null;
  const hours = (chosen: Slot) => shownHour(chosen.start, settings);
  const day = formatDate(dateOf(slot.start), 'header', settings.lang);
  return (
    <p className="proposal" role="alert">
      <span>{t('proposal', { day, hours: proposal.map(hours).join(', ') })}</span>{' '}
      <Button onPress={() => store.replace(proposal)}>{t('take proposal', { count: proposal.length })}</Button>
    </p>
  );
}
