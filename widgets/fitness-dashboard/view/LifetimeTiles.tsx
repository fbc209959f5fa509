import type { ReactNode } from 'react';
import { ACTIVITIES } from '../../../core/fitness/figures.ts';
import { formatDate } from '../../../core/time/format.ts';
import type { Lifetime } from '../../shared/api/fitness.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { namedFigure } from './figure-text.ts';

/** The figures of all time, one tile per activity. */
export function LifetimeTiles({ lifetime }: { readonly lifetime: Lifetime }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { since } = lifetime;
  return (
    <section className="lifetime" aria-labelledby="lifetime">
      <h3 id="lifetime" className="section-title">
        {since === null ? t('lifetime') : t('since', { date: formatDate(since, 'card', lang) })}
      </h3>
      <dl className="tiles" part="lifetime">
        {ACTIVITIES.map((activity) => {
          const figure = lifetime[activity];
          return (
            <div key={activity} className="tile" part="tile">
              <dt>
                <ActivityIcon activity={activity} />
                <span>{t(activity)}</span>
              </dt>
              <dd>{figure === null ? t('no data') : namedFigure(t, activity, figure)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
