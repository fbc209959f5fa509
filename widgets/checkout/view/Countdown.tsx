import { type ReactNode, useEffect, useState } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** How long the places are kept; said aloud once, when a minute is left. */
export function Countdown({
  until,
  now,
  onEnd,
  isPaused,
}: {
  readonly until: number;
  readonly now: () => number;
  readonly onEnd: () => void;
  /** While the order is being made it does not run out before the answer. */
  readonly isPaused: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const [left, setLeft] = useState(() => secondsLeft(until, now));
  useEffect(() => {
    const tick = () => {
      const seconds = secondsLeft(until, now);
      setLeft(seconds);
      if (seconds === 0 && !isPaused) guard(onEnd);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now, onEnd, isPaused, guard]);
  return (
    <p className={left <= 60 ? 'countdown urgent' : 'countdown'} part="countdown">
      <span role="timer">{t('kept for', { time: clockText(left) })}</span>
      <span className="visually-hidden" role="status">
        {left <= 60 && left > 0 ? t('one minute left') : ''}
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
