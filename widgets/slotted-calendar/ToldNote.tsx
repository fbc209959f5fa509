import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Slot } from '../../core/booking/slot.ts';
import { formatDate } from '../../core/time/format.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import { figuresOf } from '../shared/refusals/figures.ts';
import { messages as refusalMessages } from '../shared/refusals/messages.ts';
import { shownHour } from '../shared/shown-hour.ts';
import { Button } from '../shared/ui/Button.tsx';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';
import { proposalFor } from './model.ts';
import type { Told } from './state.ts';
import type { CalendarStore } from './store.ts';

/** Why the slot that was just pressed cannot be had, and what can be had instead. */
export function ToldNote({
  told,
  store,
}: {
  readonly told: Extract<Told, { case: 'refused' }>;
  readonly store: CalendarStore;
}): ReactNode {
  const reasons = useMessages(refusalMessages);
  const settings = useSettings();
  const { slot, refusal } = told;
  return (
    <div className="told" part="reason" role="alert">
      <p>
        <span className="strong">
          {formatDate(dateOf(slot.start), 'header', settings.lang)}, {shownHour(slot.start, settings)}
        </span>{' '}
        <span>{reasons(refusal.case, figuresOf(refusal))}</span>
      </p>
      <Instead told={told} store={store} />
    </div>
  );
}

function Instead({ told, store }: Parameters<typeof ToldNote>[0]): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const state = useStore(store);
  const { slot, refusal } = told;
  if (refusal.case === 'other-offer') {
    return <Button onPress={() => store.replace([slot])}>{t('replace')}</Button>;
  }
  const proposal = refusal.case === 'not-consecutive' ? proposalFor(slot, state) : null;
  if (!proposal) return null;
  const hours = (chosen: Slot) => shownHour(chosen.start, settings);
  const day = formatDate(dateOf(slot.start), 'header', settings.lang);
  return (
    <p className="proposal">
      <span>{t('proposal', { day, hours: proposal.map(hours).join(', ') })}</span>{' '}
      <Button onPress={() => store.replace(proposal)}>{t('take proposal', { count: proposal.length })}</Button>
    </p>
  );
}
