import { useEffect } from 'react';
import { useEnvironment } from '../environment.ts';

/** Does it as soon as the browser has a connection again, while `isWaiting`. */
export function useWhenOnline(isWaiting: boolean, again: () => unknown): void {
  const { guard } = useEnvironment();
  useEffect(() => {
    if (!isWaiting) return;
    const online = () => guard(again);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  });
}
