/**
 * Calls back when the page becomes visible again, or comes back from the back/forward cache; returns a function that
 * stops it.
 */
export function onReturn(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('pageshow', restored);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('pageshow', restored);
  };
}
