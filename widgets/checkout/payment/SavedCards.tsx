import type { ReactNode } from 'react';
import type { SavedCard } from '../../shared/api/booking/payment.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from './messages.ts';

/** The choice between the saved cards and another card, whose id is null. */
export function SavedCards({
  cards,
  chosen,
  onChoose,
}: {
  readonly cards: readonly SavedCard[];
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}): ReactNode {
  const t = useMessages(messages);
  const choices = [
    ...cards.map((card) => ({ id: card.id, label: nameOf(card) })),
    { id: null, label: t('other card') },
  ];
  function nameOf({ brand, last4, expiresMonth, expiresYear }: SavedCard): string {
    return t('saved card', { brand, last4, month: String(expiresMonth).padStart(2, '0'), year: expiresYear });
  }
  return (
    <fieldset className="choices saved-cards">
      <legend className="strong">{t('cards')}</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className="choice">
          <input type="radio" name="card" checked={chosen === id} onChange={() => onChoose(id)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
