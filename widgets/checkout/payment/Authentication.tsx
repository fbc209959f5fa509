import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';

/** The bank's step of the test gateway: inline, never modal; the focus comes to it. */
export function Authentication({
  sum,
  isBusy,
  store,
}: {
  readonly sum: string;
  readonly isBusy: boolean;
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="note authentication" part="authentication" aria-labelledby="bank">
      <h3 id="bank" ref={heading} tabIndex={-1} className="strong">
        {t('bank')}
      </h3>
      <p>{t('bank test', { sum })}</p>
      <p className="actions">
        <Button look="primary" aria-disabled={isBusy || undefined} onPress={() => store.authenticate('passed')}>
          {t('allow')}
        </Button>
        <Button aria-disabled={isBusy || undefined} onPress={() => store.authenticate('refused')}>
          {t('refuse')}
        </Button>
      </p>
    </section>
  );
}
