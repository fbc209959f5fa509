/** Our script tag on the stage. */
export const SCRIPT = 'script[src*="/creneau.js"]';

/**
 * Writes a token of one's own to the script tag of each page that the stage loads, before the script runs: it is in no
 * address from which the server could write it (D-qa-token). An empty one is not written.
 */
export function writeAtBegin(token: () => string): void {
  addEventListener('stage-begin', ({ detail: begun }: CustomEventInit<Document>) => {
    if (!begun || token() === '') return;
    const seen = new MutationObserver(() => {
      const tag = begun.querySelector<HTMLScriptElement>(SCRIPT);
      if (!tag) return;
      seen.disconnect();
      tag.dataset['token'] = token();
    });
    seen.observe(begun, { childList: true, subtree: true });
  });
}
