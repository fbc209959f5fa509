import type { ReactNode } from 'react';
import { useMessages, useSettings } from '../../view/environment.ts';
import { messages } from './messages.ts';

/** A discount, in per cent. */
export function Badge({ percent: figure }: { readonly percent: number }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const percent = new Intl.NumberFormat(lang).format(figure);
  return (
    <span className="badge" part="badge">
      <span aria-hidden="true">{t('badge', { percent })}</span>
      <span className="visually-hidden">{t('badge said', { percent })}</span>
    </span>
  );
}
