import Repeat from 'lucide/dist/esm/icons/repeat.mjs';
import type { ReactNode } from 'react';
import type { Animation } from '../../../core/catalogue/animation.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { store } from '../../shared/base/storage.ts';
import { Picture } from '../../shared/lists/Picture.tsx';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { setParams, siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownEnd, shownHour } from '../../shared/view/shown-hour.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { messages } from '../messages.ts';
import { type CardModel, cardModel } from '../model.ts';

/** An animation. The link that covers the card is the button of an upcoming animation, or the title of a past one. */
export function AnimationCard({
  animation,
  isPast,
  isFirst,
}: {
  readonly animation: Animation;
  readonly isPast: boolean;
  /** Whether the card is in view from the start, so that its picture must not load lazily. */
  readonly isFirst: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const model = cardModel(animation, isPast);
  const { title, type, sport, provider, picture } = animation;
  const start = model.times?.start ?? null;
  const href = animationAddress(animation, siteUrl, start);
  const look = `animation ${isPast ? 'past' : 'coming'}${type === 'cyclic' ? ' cyclic' : ''}`;
  const titleId = `title-${animation.id}`;
  const remember = () => start && rememberStart(start);
  return (
    <article className={look} part={look}>
      <div className="shown">
        <Picture src={picture} size="medium" isFirst={isFirst} />
        <p className="about">
          {sport && <span className="tag">{sport.name}</span>}
          {type === 'cyclic' && <Recurring />}
        </p>
      </div>
      <div className="body">
        <h3 id={titleId} className="name" part="animation-title">
          {isPast ? (
            <SiteLink className="cover" href={href} remember={remember}>
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </h3>
        {provider && (
          <p className="by muted">
            <span>{t('by')}</span>{' '}
            <SiteLink className="provider" href={siteAddress('user', provider.url, siteUrl).href} remember={remember}>
              {provider.name}
            </SiteLink>
          </p>
        )}
        <When model={model} />
        {model.description !== '' && <p className="description">{model.description}</p>}
        {!isPast && (
          <SiteLink
            className="button primary cover"
            part="button button-primary register-button"
            href={href}
            remember={remember}
            aria-describedby={titleId}
          >
            {t('register')}
          </SiteLink>
        )}
      </div>
    </article>
  );
}

function Recurring(): ReactNode {
  const t = useMessages(messages);
  return (
    <span className="tag recurring">
      <Icon of={Repeat} />
      <span>{t('recurring')}</span>
    </span>
  );
}

/** Stores the start of the clicked animation for the calendar on the linked page (D-storage-keys). */
export function rememberStart(start: WallTime): void {
  store('creneau.preSelected', 'false');
  store('creneau.selectedDate', start.replaceAll('-', '/').replace('T', ' '));
}

/**
 * Returns the address of an animation's page; for a slotted animation, that of its offer. A page of another origin
 * cannot read the stored start, so the address has the day (D-cross-origin-date).
 */
export function animationAddress({ type, url }: Animation, siteUrl: string, start: WallTime | null): string {
  if (type !== 'slotted') return siteAddress('animation', url, siteUrl).href;
  const address = siteAddress('slotted', url, siteUrl);
  if (start && address.origin !== location.origin) setParams(address, siteUrl, { date: dateOf(start) });
  return address.href;
}

/** Day, hours and next slot of an animation; missing values are left out. */
function When({ model }: { readonly model: CardModel }): ReactNode {
  const t = useMessages(messages);
  const { times, laterSlot, isNextSlot } = model;
  if (!times) return null;
  return (
    <div className="when" part="animation-times">
      {isNextSlot && <p className="label">{t('next slot')}</p>}
      <Time start={times.start} end={times.end} />
      {laterSlot && (
        <>
          <p className="label">{t('next slot')}</p>
          <Time start={laterSlot} end={null} />
        </>
      )}
    </div>
  );
}

function Time({ start, end }: { readonly start: WallTime; readonly end: WallTime | null }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const hours = (form: 'shown' | 'spoken') => {
    const from = shownHour(start, settings, form);
    return end === null ? from : t('hours', { from, to: shownEnd(start, end, settings, form) });
  };
  return (
    <p>
      <span className="day">{formatDate(dateOf(start), 'header', settings.lang)}</span>{' '}
      <span className="visually-hidden">{hours('spoken')}</span>
      <span className="hours" aria-hidden="true">
        {hours('shown')}
      </span>
    </p>
  );
}
