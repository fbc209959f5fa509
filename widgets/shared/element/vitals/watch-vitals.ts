import { seenNow } from '../../base/seen-time.ts';
import { loadPart } from '../../page/registry.ts';

const watched = new WeakSet<HTMLElement>();

/**
 * Loads the part that reports an element's own figures (D-vitals). If the part cannot be loaded, there are no figures,
 * and nothing else changes.
 */
export function watchVitals(host: HTMLElement): void {
  if (watched.has(host)) return;
  watched.add(host);
  const connectedAt = seenNow();
  const shownAt = new Promise<number>((resolve) => {
    const next = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(seenNow())));
    host.addEventListener('creneau-ready', next, { once: true });
  });
  loadPart('vitals', () => import('./report-vitals.ts')).then(
    ({ reportVitals }) => reportVitals(host, { connectedAt, shownAt }),
    () => {},
  );
}
