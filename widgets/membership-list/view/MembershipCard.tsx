import type { ReactNode } from 'react';
import type { Membership } from '../../../core/catalogue/membership.ts';
import { truncate } from '../../../core/text/truncate.ts';
import { Picture } from '../../shared/lists/Picture.tsx';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { saleStatus } from '../../shared/selling/item-sale.ts';
import type { SaleState } from '../../shared/selling/sale.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { itemOf } from '../store.ts';
import { Option } from './Option.tsx';

/** The longest title, in graphemes (S-constants). */
const TITLE_LIMIT = 55;

/** A membership, whether the visitor has it, and its options. */
export function MembershipCard({
  membership,
  purchase,
  isFirst,
  onChoose,
}: {
  readonly membership: Membership;
  readonly purchase: SaleState;
  /** Whether the card may be in view when the page loads. */
  readonly isFirst: boolean;
  readonly onChoose: (option: number) => unknown;
}): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const { id, title, picture, provider, options, isSubscribed } = membership;
  return (
    <article
      className="event membership"
      part={isSubscribed ? 'membership subscribed' : 'membership'}
      aria-labelledby={`title-${id}`}
    >
      <Picture src={picture} size="medium" isFirst={isFirst} />
      <div className="event-body">
        <div className="membership-head">
          <h3 id={`title-${id}`} className="event-title" part="membership-title">
            {truncate(title, TITLE_LIMIT)}
          </h3>
          {isSubscribed && (
            <p className="tag" part="subscribed">
              {t('subscribed')}
            </p>
          )}
        </div>
        <p className="event-provider muted">
          {provider && (
            <>
              <span>{`${t('by')} `}</span>
              <SiteLink part="provider-link" href={siteAddress('user', provider.url, siteUrl).href}>
                {provider.fullName}
              </SiteLink>
            </>
          )}
        </p>
        <ul className="options" aria-label={t('options')}>
          {options.map((option) => (
            <Option
              key={option.id}
              option={option}
              of={membership}
              status={saleStatus(purchase, itemOf(option.id))}
              onChoose={() => onChoose(option.id)}
            />
          ))}
        </ul>
      </div>
    </article>
  );
}
