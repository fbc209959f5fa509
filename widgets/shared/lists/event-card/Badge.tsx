import type { ReactNode } from 'react';
import { useMessages, useSetting } from '../../view/environment.ts';
import { messages } from './messages.ts';

/** A discount in percent. */
export function Badge({ percent: figure }: { readonly percent: number }): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const percent = new Intl.NumberFormat(lang).format(figure);
  return (
    <span className="badge" part="badge">
      <span aria-hidden="true">{t('badge', { percent })}</span>
      <span className="visually-hidden">{t('badge said', { percent })}</span>
    </span>
  );
}
