import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { countAt } from '../model.ts';

/** Counts from 0 to 100 while the map loads, then hides. It hides early if the map is ready before (D-map-counter). */
export function Overlay({ isReady }: { readonly isReady: boolean }): ReactNode {
  const t = useMessages(messages);
  const counted = useCount();
  const percent = isReady ? 100 : counted;
  const look = percent === 100 ? 'overlay done' : 'overlay';
  return (
    <div className={look} part={look}>
      <div className="counter" part="counter" aria-hidden="true">
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle className="track" cx="18" cy="18" r="16" />
          <circle className="run" cx="18" cy="18" r="16" pathLength="100" strokeDasharray={`${percent} 100`} />
        </svg>
        <span>{t('percent', { percent })}</span>
      </div>
    </div>
  );
}

/** Returns the percentage that the counter has reached since the first render. */
function useCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const begin = performance.now();
    let frame = 0;
    const step = () => {
      const next = countAt(performance.now() - begin);
      setCount(next);
      if (next < 100) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return count;
}
