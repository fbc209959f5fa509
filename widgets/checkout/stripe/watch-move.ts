/**
 * Calls `onMoved` when `place` is taken out of its element, or elsewhere in the page in a way that loads the frame in
 * it anew: `append` does, `moveBefore` does not. Returns a function that ends this.
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
