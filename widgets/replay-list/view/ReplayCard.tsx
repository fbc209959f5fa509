import type { ReactNode } from 'react';
import type { Replay } from '../../../core/catalogue/replay.ts';
import { truncate } from '../../../core/text/truncate.ts';
import { formatDate } from '../../../core/time/format.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { Players } from '../players.ts';
import { Poster } from './Poster.tsx';

/** The longest title, in graphemes (S-constants). */
const TITLE_LIMIT = 55;

/** A filmed session, played in its card. */
export function ReplayCard({
  replay,
  players,
  isFirst,
}: {
  readonly replay: Replay;
  readonly players: Players;
  /** Whether the card is in view from the start, so that its picture must not load lazily. */
  readonly isFirst: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const { lang, siteUrl } = useSettings();
  const { title, provider, date, duration } = replay;
  return (
    <article className="event replay" part="replay">
      <Poster replay={replay} players={players} isFirst={isFirst} />
      <div className="event-body">
        <h3 className="event-title" part="replay-title">
          {truncate(title, TITLE_LIMIT)}
        </h3>
        <p className="event-provider muted">
          {provider && (
            <>
              <span>{t('by')}</span>{' '}
              <SiteLink part="provider-link" href={siteAddress('user', provider.url, siteUrl).href}>
                {provider.name}
              </SiteLink>
            </>
          )}
        </p>
        <p className="replay-when" part="replay-when">
          {date && <time dateTime={date}>{formatDate(date, 'card', lang)}</time>}
          {duration !== null && <span>{`${t('length')} ${t('minutes', { minutes: Math.round(duration) })}`}</span>}
        </p>
      </div>
    </article>
  );
}
