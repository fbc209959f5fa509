import { useEffect } from 'react';
import { useEnvironment } from '../../shared/view/environment.ts';

/** How near the viewport an element counts as displayed. */
const NEAR = '200px';

/** Calls back once the element is displayed: near the viewport, and in no hidden tab. */
export function useDisplayed(onDisplayed: () => void): void {
  const { host } = useEnvironment();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onDisplayed();
      },
      { rootMargin: NEAR },
    );
    observer.observe(host);
    return () => observer.disconnect();
  }, [host, onDisplayed]);
}
