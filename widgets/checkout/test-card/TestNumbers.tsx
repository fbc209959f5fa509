import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from './messages.ts';
import { TEST_CARDS } from './test-card.ts';

/** Says that the payment is a test, and which numbers it takes. */
export function TestNumbers(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="note test" part="test-gateway">
      <p className="strong">{t('test')}</p>
      <details>
        <summary>{t('test numbers')}</summary>
        <dl className="numbers">
          {TEST_CARDS.map(({ number, card }) => (
            <div key={card}>
              <dt>{number}</dt>
              <dd>{t(`test ${card}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
