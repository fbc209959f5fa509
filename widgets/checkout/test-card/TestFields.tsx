import { type ReactNode, useImperativeHandle, useState } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { useProblems } from '../form/use-problems.ts';
import type { CardFieldsProps } from '../provider/part.ts';
import { CardFields } from './CardFields.tsx';
import { messages } from './messages.ts';
import { type CardProblems, checkCard, EMPTY_CARD, TEST_CARDS } from './test-card.ts';

/** The fields for a card of the test gateway. The card's number stays in the state of this form. */
export function TestFields({
  now,
  isSignedIn,
  cardholder,
  chosen,
  reader,
}: CardFieldsProps & { readonly now: () => number }): ReactNode {
  const t = useMessages(messages);
  const [fields, setFields] = useState({ ...EMPTY_CARD, name: cardholder });
  const [judged, setJudged] = useState<CardProblems>({});
  const [problems, edit] = useProblems(judged);
  const [isSaved, setIsSaved] = useState(false);
  useImperativeHandle(reader, () => () => {
    if (chosen) return { case: 'saved', id: chosen.id };
    const checked = checkCard(fields, now());
    setJudged(checked.case === 'bad' ? checked.problems : {});
    if (checked.case === 'bad') return null;
    const { card, expiresMonth, expiresYear } = checked;
    return { case: 'typed', card, save: isSaved ? { expiresMonth, expiresYear } : null };
  });
  return (
    <>
      <TestNumbers />
      {!chosen && (
        <div className="card-fields">
          <CardFields fields={fields} problems={problems} onChange={setFields} onEdit={edit} />
          {isSignedIn && (
            <label className="choice">
              <input type="checkbox" checked={isSaved} onChange={({ target }) => setIsSaved(target.checked)} />
              <span>{t('save')}</span>
            </label>
          )}
        </div>
      )}
    </>
  );
}

/** Says that the payment is a test, and lists the card numbers that the test gateway accepts. */
function TestNumbers(): ReactNode {
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
