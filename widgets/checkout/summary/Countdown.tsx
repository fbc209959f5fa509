import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { messages } from './messages.ts';

/** How long the places are kept or, once they are ordered, can be paid; said aloud when an order waits for the visitor, and when a minute is left. */
export function Countdown({
  until,
  isOrdered,
  isAwaited,
  now,
  onEnd,
  isPaused,
  isHidden = false,
}: {
  readonly until: number;
  readonly isOrdered: boolean;
  /** Whether it is the visitor's turn to do something about it. */
  readonly isAwaited: boolean;
  readonly now: () => number;
  readonly onEnd: () => void;
  /** While the order is being made it does not run out before the answer. */
  readonly isPaused: boolean;
  /** While nobody knows whether it was paid, it runs unseen. */
  readonly isHidden?: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const [, setTick] = useState(0);
  // Said once each time that the visitor is waited for, not each minute.
  const said = useMemo(() => {
    const minutes = Math.ceil(secondsLeft(until, now) / 60);
    return isOrdered && isAwaited ? t('minutes to pay', { minutes }) : '';
  }, [until, now, isOrdered, isAwaited, t]);
  const left = secondsLeft(until, now);
  useEffect(() => {
    const tick = () => {
      setTick((ticks) => ticks + 1);
      if (secondsLeft(until, now) === 0 && !isPaused) guard(onEnd);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now, onEnd, isPaused, guard]);
  const aloud = left <= 60 && left > 0 ? t(isOrdered ? 'one minute to pay' : 'one minute left') : said;
  return (
    <p className={left <= 60 ? 'countdown urgent' : 'countdown'} part="countdown" hidden={isHidden}>
      <span role="timer">{t(isOrdered ? 'left to pay' : 'kept for', { time: clockText(left) })}</span>
      <span className="visually-hidden" role="status">
        {aloud}
      </span>
    </p>
  );
}

function secondsLeft(until: number, now: () => number): number {
  return Math.max(0, Math.floor((until - now()) / 1000));
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
