import type { ReactNode } from 'react';
import type { Order } from '../../../core/checkout/order.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { titleOf } from '../../shared/view/use-calendar-file.ts';
import { type Action, startOf } from '../actions.ts';
import { messages } from '../messages.ts';

/** The part of each action. */
const PARTS = {
  pay: 'pay-link',
  take: 'offered-link',
  again: 'book-again',
  file: 'calendar-file',
  google: 'online-calendar',
  outlook: 'online-calendar',
  leave: 'leave',
  'give up': 'cancel',
  cancel: 'cancel',
} as const;

/**
 * An action as a link or a button. Its accessible name has the order's title; in a menu it also shows the date or the
 * time limit of the action.
 */
export function ActionControl({
  order,
  action,
  onPress,
  isItem = false,
}: {
  readonly order: Order;
  readonly action: Action;
  /** Handles a press on an action that is not a link, or that does something before its link opens. */
  readonly onPress?: () => unknown;
  /** Whether the action is in a menu. */
  readonly isItem?: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const start = startOf(action);
  const hintId = ['hint', order.id, action.case, start].join('-').replaceAll(' ', '-');
  const when = (wall: WallTime, form?: 'spoken') =>
    `${formatDate(dateOf(wall), 'header', settings.lang)}, ${shownHour(wall, settings, form)}`;
  const limit = action.case === 'cancel' ? order.cancellableUntil : null;
  const hint = start ? when(start) : limit && t('cancel until', { when: when(toWallTime(limit, PARIS)) });
  const title = start ? `${titleOf(order)}, ${when(start, 'spoken')}` : titleOf(order);
  const look = isItem ? 'plain' : action.case === 'again' ? 'secondary' : 'primary';
  const isHinted = isItem && hint !== null;
  const props = {
    ...(isItem && ({ role: 'menuitem', tabIndex: -1 } as const)),
    part: `${isItem ? 'menu-item' : 'button'} ${PARTS[action.case]}`,
    'aria-label': t('of', { action: t(action.case), title }),
    'aria-describedby': isHinted ? hintId : undefined,
    children: t(action.case),
  };
  const control = () => {
    if (onPress || !('href' in action)) return <Button {...props} look={look} {...(onPress && { onPress })} />;
    const link = { ...props, className: `button ${look}`, href: action.href };
    if (action.case === 'file') return <a {...link} download="creneau.ics" />;
    const isElsewhere = action.case === 'google' || action.case === 'outlook';
    return isElsewhere ? <a {...link} target="_blank" rel="noopener noreferrer" /> : <SiteLink {...link} />;
  };
  return (
    <>
      {control()}
      {isHinted && (
        <small id={hintId} className="muted">
          {hint}
        </small>
      )}
    </>
  );
}
