import { type ReactNode, useEffect, useRef } from 'react';
import type { BankAnswer } from '../../../core/checkout/card.ts';
import type { Quote } from '../../../core/checkout/hold.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useSum } from '../summary/use-sum.ts';
import { messages } from './messages.ts';

/** The bank's step of the test gateway, inline and never modal. Its heading takes the focus. */
export function Authentication({
  quote,
  isBusy,
  onAnswer,
}: {
  readonly quote: Quote;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: BankAnswer) => Promise<void>;
}): ReactNode {
  const t = useMessages(messages);
  const sum = useSum(quote);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="note authentication" part="authentication" aria-labelledby="bank">
      <h3 id="bank" ref={heading} tabIndex={-1} className="strong">
        {t('bank')}
      </h3>
      <p>{t('bank test', { sum })}</p>
      <p className="actions">
        <Button look="primary" aria-disabled={isBusy || undefined} onPress={() => onAnswer('passed')}>
          {t('allow')}
        </Button>
        <Button aria-disabled={isBusy || undefined} onPress={() => onAnswer('refused')}>
          {t('refuse')}
        </Button>
      </p>
    </section>
  );
}
