import type { ReactNode } from 'react';
import { formatNumber } from '../../../../core/text/format-number.ts';
import { useMessages, useSetting } from '../../view/environment.ts';
import { messages } from './messages.ts';

/** A discount in percent. */
export function Badge({ percent: figure }: { readonly percent: number }): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const percent = formatNumber(figure, lang);
  return (
    <span className="badge" part="badge">
      <span aria-hidden="true">{t('badge', { percent })}</span>
      <span className="visually-hidden">{t('badge said', { percent })}</span>
    </span>
  );
}
