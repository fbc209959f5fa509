import type { ReactNode } from 'react';
import type { Unheld as UnheldStage } from '../../../core/checkout/stage.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { CheckoutStore } from '../store.ts';
import { AccountNeeded, limitIn } from './AccountNeeded.tsx';
import { Lost } from './Lost.tsx';

/** Says that no places are held and why, and offers to continue. */
export function Unheld({ stage, store }: { readonly stage: UnheldStage; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  /** Whether places were held before, so that the review is on the screen, too. */
  const isAgain = stage.sale !== null;
  const isItem = useStore(store, ({ item }) => item !== null);
  switch (stage.step) {
    case 'holding':
      if (isAgain) return <HoldAgain step={stage.step} store={store} />;
      return <Holding />;
    case 'expired':
    case 'taken-over':
      return <HoldAgain step={stage.step} store={store} />;
    case 'choosing-anew':
      return (
        <div className="note" role="status">
          <p>{t('choosing anew')}</p>
          {isAgain && <p>{t('typed kept')}</p>}
        </div>
      );
    case 'lost':
      return <Lost stage={stage} store={store} />;
    case 'failed': {
      const { failure } = stage;
      const { code } = failure;
      const retry = () => store.retry(stage.retry);
      if (isItem && (code === 'past' || code === 'already-booked' || code === 'full')) {
        return (
          <p className="note" role="alert">
            {t(`item ${code}`)}
          </p>
        );
      }
      const limit = limitIn(failure);
      if (limit) return <AccountNeeded store={store} reason={limit} onRetry={retry} />;
      return <ErrorNote title={t('hold failed')} error={failure} onRetry={retry} isByHand />;
    }
  }
}

/** Shown while the places are being held for the first time. */
export function Holding(): ReactNode {
  const t = useMessages(messages);
  return <div className="skeleton holding" role="status" aria-label={t('loading')} />;
}

/** Offers to hold the places again. */
function HoldAgain({
  step,
  store,
}: {
  readonly step: 'holding' | 'expired' | 'taken-over';
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const isHolding = step === 'holding';
  const name = isHolding ? 'loading' : step === 'expired' ? 'hold again' : 'go on here';
  return (
    <div className="note">
      <p role="alert">{!isHolding && t(step)}</p>
      <Button
        look="primary"
        aria-disabled={isHolding || undefined}
        onPress={() => (isHolding ? undefined : store.hold())}
      >
        {t(name)}
      </Button>
    </div>
  );
}
