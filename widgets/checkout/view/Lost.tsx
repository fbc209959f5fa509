import type { ReactNode } from 'react';
import type { RefusalCase } from '../../../core/booking/refusal.ts';
import type { Lost as LostStage } from '../../../core/checkout/stage.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { messages as refusalMessages } from '../../shared/view/refusals/messages.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { CheckoutStore } from '../store.ts';
import { messages as summaryMessages } from '../summary/messages.ts';
import { SlotLine } from '../summary/SlotLine.tsx';

/** The slots that others have taken. Other slots stay selected; the nearest free slots are offered (D-lost-place). */
export function Lost({ stage, store }: { readonly stage: LostStage; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const listed = useMessages(summaryMessages);
  const reasons = useMessages(refusalMessages);
  const { lost, selection, instead } = stage;
  const codes = new Map(lost.map(({ id, code }) => [id, code]));
  const gone = selection.filter(({ id }) => codes.has(id));
  const tagOf = (code: string | undefined) =>
    code === 'already-waiting' ? listed('waiting') : reasons(`${caseOf(code)} short`);
  const proposed = instead?.filter(({ id }) => !selection.some((slot) => slot.id === id)) ?? [];
  return (
    <div className="note">
      <p className="strong" role="alert">
        {t(reasonOf(lost.map(({ code }) => code)))}
      </p>
      <ul className="lines">
        {gone.map((slot) => (
          <SlotLine key={slot.id} slot={slot} tag={tagOf(codes.get(slot.id))} />
        ))}
      </ul>
      {proposed.length > 0 && (
        <>
          <p>{t('lost instead')}</p>
          <ul className="lines instead">
            {proposed.map((slot) => (
              <SlotLine key={slot.id} slot={slot} tag={null} />
            ))}
          </ul>
          <Button look="primary" onPress={() => store.goOn('instead')}>
            {t('take instead', { count: proposed.length })}
          </Button>
        </>
      )}
      {gone.length < selection.length ? (
        <Button look={proposed.length > 0 ? 'secondary' : 'primary'} onPress={() => store.goOn('with-rest')}>
          {t('go on with rest')}
        </Button>
      ) : (
        proposed.length === 0 && (
          <Button look="primary" onPress={store.leave}>
            {t('back')}
          </Button>
        )
      )}
    </div>
  );
}

/**
 * Returns the message key of the reason that is shown for all lost slots. The monthly limit and the waiting list are
 * shown even if they are the reason for only one of the slots.
 */
function reasonOf(codes: readonly string[]): 'lost monthly' | 'lost waiting' | 'lost booked' | 'lost' {
  if (codes.includes('monthly-limit')) return 'lost monthly';
  if (codes.includes('already-waiting')) return 'lost waiting';
  return codes.every((code) => code === 'already-booked') ? 'lost booked' : 'lost';
}

function caseOf(code: string | undefined): RefusalCase {
  return code !== undefined && `${code} short` in refusalMessages.fr ? (code as RefusalCase) : 'full';
}
