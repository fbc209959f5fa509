import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { Deed } from '../state.ts';

/** Codes of problems that have a sentence of their own. */
const KNOWN = [
  ...(['past', 'full', 'day-off', 'outside-period', 'already-booked'] as const),
  ...(['rate-limited', 'not-found', 'invalid-request'] as const),
];

/** Says why a change or a message was refused. */
export function Refused({ deed: { error } }: { readonly deed: Deed }): ReactNode {
  const t = useMessages(messages);
  if (!error) return null;
  const { people } = error.problem;
  const names = Array.isArray(people) ? people.map(String).join(', ') : '';
  const known = KNOWN.find((code) => code === error.code) ?? (error.code === 'import-changed' ? 'changed' : 'other');
  return (
    <p className="problem" role="alert">
      {t(`refused ${known}`, { names })}
    </p>
  );
}
