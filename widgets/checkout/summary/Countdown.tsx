import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { messages } from './messages.ts';
import { useTime } from './use-time.ts';

/**
 * Shows how long the places are kept or, once they are ordered, can be paid for. Screen readers announce the time when
 * an order waits for the visitor and when a minute is left, and that the places can be kept, or are kept, longer.
 */
export function Countdown({
  until,
  isOrdered,
  isAwaited,
  now,
  onEnd,
  isPaused,
  isHidden = false,
  offersMoreTime = () => false,
}: {
  readonly until: number;
  readonly isOrdered: boolean;
  /** Whether the purchase waits for the visitor. */
  readonly isAwaited: boolean;
  readonly now: () => number;
  readonly onEnd: () => void;
  /** Whether the order is being sent: `onEnd` is not called before its result. */
  readonly isPaused: boolean;
  /** Whether the countdown runs hidden, because it is unknown whether the order was paid. */
  readonly isHidden?: boolean;
  /** Whether the places can be kept longer at this time. */
  readonly offersMoreTime?: (now: number) => boolean;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const first = useRef(until);
  // Announced once each time that the order waits for the visitor or the visitor has got more time, not each minute.
  const said = useMemo(() => {
    const minutes = Math.ceil(secondsLeft(until, now()) / 60);
    if (isOrdered) return isAwaited ? t('minutes to pay', { minutes }) : '';
    return until === first.current ? '' : t('kept longer', { minutes });
  }, [until, now, isOrdered, isAwaited, t]);
  const tick = useCallback(() => {
    if (secondsLeft(until, now()) === 0 && !isPaused) guard(onEnd);
  }, [until, now, onEnd, isPaused, guard]);
  const at = useTime(now, tick);
  const left = secondsLeft(until, at);
  const isLast = left <= 60 && left > 0;
  const aloud = isLast
    ? t(isOrdered ? 'one minute to pay' : 'one minute left')
    : offersMoreTime(at)
      ? t('more time')
      : said;
  return (
    <p className={left <= 60 ? 'countdown urgent' : 'countdown'} part="countdown" hidden={isHidden}>
      <span role="timer">{t(isOrdered ? 'left to pay' : 'kept for', { time: clockText(left) })}</span>
      <span className="visually-hidden" role="status">
        {aloud}
      </span>
    </p>
  );
}

function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.floor((until - now) / 1000));
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
