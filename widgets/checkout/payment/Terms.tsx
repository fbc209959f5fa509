import type { ReactNode } from 'react';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from './messages.ts';

/** The provider's terms, to be accepted before paying, and the note that dated leisure has no right of withdrawal. */
export function Terms({
  provider,
  isAgreed,
  isMissing,
  isDated,
  onAgree,
}: {
  readonly provider: { readonly fullName: string; readonly url?: string | null | undefined; readonly id: number };
  readonly isAgreed: boolean;
  /** Whether the visitor tried to pay without accepting the terms. */
  readonly isMissing: boolean;
  readonly isDated: boolean;
  readonly onAgree: (agrees: boolean) => void;
}): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const [before, after] = t('agree', { terms: '\n' }).split('\n');
  const page = siteAddress('terms', provider.url ?? String(provider.id), siteUrl).href;
  return (
    <div className="terms">
      <label className="choice">
        <input
          id="terms"
          type="checkbox"
          checked={isAgreed}
          onChange={({ target }) => onAgree(target.checked)}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'terms-problem' : undefined}
        />
        <span>
          <span>{before}</span>
          <a className="link" href={page} target="_blank" rel="noopener">
            {t('terms', { provider: provider.fullName })}
          </a>
          <span>{after}</span>
        </span>
      </label>
      {isMissing && (
        <p id="terms-problem" className="problem" role="alert">
          {t('terms needed')}
        </p>
      )}
      {isDated && <p className="muted">{t('withdrawal')}</p>}
    </div>
  );
}
