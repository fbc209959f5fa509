/**
 * Tells when `place` is taken elsewhere in the page in a way that loads the frame in it anew: `append` does, `moveBefore`
 * does not. Answers how to stop.
 */
export function watchMove(place: Element, onMoved: () => void): () => void {
  const inFrame = () => place.querySelector('iframe')?.contentWindow ?? null;
  let before = inFrame();
  const observer = new MutationObserver((records) => {
    const now = inFrame();
    const isMoved = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(place)));
    if (isMoved && place.isConnected && now !== before) onMoved();
    before = now;
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
