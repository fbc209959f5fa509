import { useState } from 'react';

/**
 * Returns what is wrong with the fields of a form, and a function that takes note that a field is edited: its problem
 * goes, until the form is judged again. Each judgement is a new object.
 */
export function useProblems<P extends object>(
  judged: P,
): readonly [problems: Partial<P>, edit: (field: keyof P) => void] {
  const [edited, setEdited] = useState<{ readonly judged: P; readonly fields: ReadonlySet<keyof P> } | null>(null);
  const fields = edited?.judged === judged ? edited.fields : new Set<keyof P>();
  const open = Object.entries(judged).filter(([field]) => !fields.has(field as keyof P));
  const edit = (field: keyof P) => {
    if (field in judged && !fields.has(field)) setEdited({ judged, fields: new Set([...fields, field]) });
  };
  return [Object.fromEntries(open) as Partial<P>, edit];
}
