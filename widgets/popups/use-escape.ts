import { useEffect } from 'react';

/** Escape closes a popup also where nothing of the page has the focus, that it could mean. */
export function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFree = document.activeElement === document.body || document.activeElement === null;
      if (event.key === 'Escape' && !event.defaultPrevented && isFree) close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
