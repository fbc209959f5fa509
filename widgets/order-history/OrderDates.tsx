import type { ReactNode } from 'react';
import { formatDate } from '../../core/time/format.ts';
import { dateOf, type WallTime } from '../../core/time/wall-time.ts';
import { isMembership } from '../shared/api/item.ts';
import type { Order } from '../shared/api/order.ts';
import { shownHour } from '../shared/shown-hour.ts';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';

/** When what was bought takes place: a line for each session, what is free or waited for marked. */
export function OrderDates({ order }: { readonly order: Order }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { slots, waiting, item } = order;
  // Repeats of one slot share its id.
  const lines = [
    ...slots.map((slot, n) => ({ ...slot, key: `${slot.id} ${n}`, tag: slot.free ? t('free slot') : null })),
    ...waiting.map(({ position, ...slot }) => ({ ...slot, key: slot.id, tag: t('waiting place', { position }) })),
    ...(item?.start ? [{ start: item.start, end: item.end, key: item.ref, tag: null }] : []),
  ];
  if (lines.length > 0) {
    return (
      <ul className="dates" aria-label={t('dates')}>
        {lines.map(({ key, ...line }) => (
          <DateLine key={key} {...line} />
        ))}
      </ul>
    );
  }
  if (item?.runsUntil) return <p>{t('runs until', { day: formatDate(item.runsUntil, 'header', lang) })}</p>;
  if (!item) return <p className="muted">{t('nothing left')}</p>;
  return <p>{t(isMembership(item.ref) ? 'any time membership' : 'any time')}</p>;
}

function DateLine({
  start,
  end,
  tag,
}: {
  readonly start: WallTime;
  readonly end: WallTime | null;
  readonly tag: string | null;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const from = shownHour(start, settings);
  return (
    <li className="date" part="date">
      <span className="strong">{formatDate(dateOf(start), 'header', settings.lang)}</span>
      <span>{end === null ? from : t('until', { start: from, end: shownHour(end, settings) })}</span>
      {tag && <span className="tag">{tag}</span>}
    </li>
  );
}
