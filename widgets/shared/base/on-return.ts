/** Calls back when the page is seen again, or comes back from the back/forward cache; answers how to stop. */
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
