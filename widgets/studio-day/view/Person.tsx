import type { ReactNode } from 'react';
import type { DayPerson } from '../../../core/studio/day.ts';
import { isSame, type Mark } from '../../../core/studio/marks.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { StudioDayStore } from '../store.ts';

/** Somebody who comes to a session, with a button that marks them as present, or who waits for it. */
export function Person({
  person,
  session,
  store,
}: {
  readonly person: DayPerson;
  readonly session: string;
  readonly store: StudioDayStore;
}): ReactNode {
  const t = useMessages(messages);
  const { order, name, giver, email, phone, places, state, means, isFirst, isPresent } = person;
  const has = (marks: readonly Mark[]) => order !== null && marks.some((mark) => isSame(mark, { session, order }));
  const isUnsent = useStore(store, (current) => has(current.unsent));
  const isRefused = useStore(store, (current) => has(current.refused));
  const facts = [
    ...(state === 'waits' ? [t('waits')] : []),
    ...(places > 1 ? [t('places', { count: places })] : []),
    ...means.filter((one) => one !== 'gift' && one !== 'unpaid').map((one) => t(`means ${one}`)),
    ...(giver === null ? [] : [t('gift of', { name: giver })]),
  ];
  return (
    <li className={`person ${state}`} part={`person ${state}${isPresent ? ' present' : ''}`}>
      <div className="person-text">
        <p className="person-name">
          <span>{name}</span>
          {isFirst && <span className="tag">{t('first')}</span>}
          {means.includes('unpaid') && <span className="tag warned">{t('means unpaid')}</span>}
        </p>
        <p className="person-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className="person-contact">
          {phone !== null && (
            <a className="link" href={`tel:${phone}`}>
              {phone}
            </a>
          )}
          {email !== null && (
            <a className="link" href={`mailto:${email}`}>
              {email.split(/(?=@)/).map((part, nth) => [nth > 0 && <wbr key={part} />, part])}
            </a>
          )}
        </p>
        <p className="person-news" role="status">
          {isUnsent && <span>{t('mark unsent')}</span>}
          {isRefused && <span className="problem">{t('mark refused')}</span>}
        </p>
      </div>
      {order !== null && (
        <Button
          className="mark"
          part={`mark-button button${isPresent ? ' present' : ''}`}
          look={isPresent ? 'primary' : 'secondary'}
          aria-pressed={isPresent}
          aria-label={t('mark of', { name })}
          onPress={() => store.mark(session, order, !isPresent)}
        >
          {isPresent && <span aria-hidden="true">✓</span>}
          <span>{t('mark present')}</span>
        </Button>
      )}
    </li>
  );
}
