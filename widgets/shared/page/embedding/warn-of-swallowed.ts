import { unclobbered } from '../../base/unclobbered.ts';
import { warnOnce } from '../../base/warn.ts';
import { swallowedBy } from './swallowed.ts';

/** Warns, once the document is parsed, about an element that has swallowed the content after it. */
export function warnOfSwallowed(element: Element): void {
  const look = () => {
    const what = element.isConnected && swallowedBy(element);
    if (!what) return;
    const tag = element.localName;
    const isHidden = `what follows it, <${what.localName}> too, has become its fallback and is not shown`;
    warnOnce(`<${tag}> is not closed: ${isHidden}. Write <${tag} …></${tag}>; HTML does not know <…/>.`);
  };
  if (unclobbered(document).readyState === 'loading') addEventListener('DOMContentLoaded', look, { once: true });
  else look();
}
