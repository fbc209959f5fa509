import { useState } from 'react';

/**
 * Returns the problems of a form's fields, and a function to call when a field is edited. The function hides the
 * field's problem until `judged` is another object, that is, until the form is checked again.
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
