/**
 * Calls `onMoved` when `place` is taken out of its parent element, or is moved in the page so that its frame reloads,
 * as by `append` (`moveBefore` does not reload a frame). Returns a function that stops watching.
 */
export function watchMove(place: Element, onMoved: () => void): () => void {
  const { parentElement } = place;
  const inFrame = () => place.querySelector('iframe')?.contentWindow ?? null;
  let before = inFrame();
  const observer = new MutationObserver((records) => {
    const now = inFrame();
    const isMoved = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(place)));
    const isTaken = parentElement?.isConnected === true && place.parentElement !== parentElement;
    if (isMoved && (isTaken || (place.isConnected && now !== before))) onMoved();
    before = now;
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
