import { useEffect, useState } from 'react';

/** Returns the time, and renders again and calls `onTick` each second. */
export function useTime(now: () => number, onTick?: () => void): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setTick((ticks) => ticks + 1);
      onTick?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [onTick]);
  return now();
}
