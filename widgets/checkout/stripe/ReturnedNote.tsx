import { type ReactNode, useId } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from './messages.ts';
import { OpeningNote } from './OpeningNote.tsx';
import type { Opening } from './opening.ts';
import type { Returning } from './returning.ts';

/** The outcome of a payment, for a buyer who is back from a bank's page and whose order cannot be read. */
export function ReturnedNote({
  opening,
  returning,
}: {
  readonly opening: Opening;
  readonly returning: Returning;
}): ReactNode {
  const t = useMessages(messages);
  const id = useId();
  const { reported } = useStore(returning);
  const isAway = useStore(opening, (at) => at.case === 'consent' || at.case === 'failed');
  const isUnknown = reported === null && isAway;
  return (
    <section className="returned" aria-labelledby={id}>
      <h3 id={id} className="strong">
        {t('returned')}
      </h3>
      <p role="status">{isUnknown ? '' : t(reported ?? 'asking')}</p>
      {isUnknown && <OpeningNote opening={opening} isReturn />}
    </section>
  );
}
