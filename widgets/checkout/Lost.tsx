import type { ReactNode } from 'react';
import type { RefusalCase } from '../../core/booking/refusal.ts';
import { messages as refusalMessages } from '../shared/refusals/messages.ts';
import { Button } from '../shared/ui/Button.tsx';
import { useMessages } from '../shared/widget.ts';
import { messages } from './messages.ts';
import { SlotLine } from './SlotLine.tsx';
import type { CheckoutStore, Stage } from './store.ts';

/** Slots that went meanwhile; the others are kept (decisions §7). */
export function Lost({
  stage,
  store,
}: {
  readonly stage: Extract<Stage, { step: 'lost' }>;
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const reasons = useMessages(refusalMessages);
  const { lost, selection } = stage;
  const codes = new Map(lost.map(({ id, code }) => [id, code]));
  const gone = selection.filter(({ id }) => codes.has(id));
  return (
    <div className="note" role="alert">
      <p className="strong">{t('lost', { count: gone.length })}</p>
      <ul className="lines">
        {gone.map((slot) => (
          <SlotLine key={slot.id} slot={slot} tag={reasons(`${caseOf(codes.get(slot.id))} short`)} />
        ))}
      </ul>
      <Button look="primary" onPress={gone.length < selection.length ? store.goOnWithRest : store.leave}>
        {gone.length < selection.length ? t('go on with rest') : t('back')}
      </Button>
    </div>
  );
}

function caseOf(code: string | undefined): RefusalCase {
  return code !== undefined && `${code} short` in refusalMessages.fr ? (code as RefusalCase) : 'full';
}
