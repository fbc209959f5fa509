import { isMoved } from '../../shared/page/embedding/is-moved.ts';
import type { ScriptTag } from '../../shared/page/settings.ts';
import type { Check } from '../page.ts';
import type { Problem } from '../problem.ts';

/** A request of the script this many seconds after the document was parsed, or later, counts as delayed. */
const LATE = 3;

/**
 * Finds problems of the script tag: a second version on the page, a script that was copied without its files, and a
 * script that an optimiser delays.
 */
export const checkScript: Check = ({ registry: { script, version, ignored = [] } }) => {
  const element = scriptElement(script);
  const problems: Problem[] = [];
  if (ignored.length > 0) problems.push({ case: 'two-versions', element, first: version, ignored });
  if (!script) return problems;
  if (isMoved(script)) problems.push({ case: 'moved-loader', element, address: script.src });
  const seconds = secondsLate(script.src);
  if (seconds >= LATE) problems.push({ case: 'delayed-loader', element, seconds });
  return problems;
};

/** Returns the script tag on the page; null if it was removed, or if the page uses the npm package. */
export function scriptElement(script: ScriptTag | null): Element | null {
  return [...document.querySelectorAll('script')].find((each) => each.src === script?.src) ?? null;
}

function secondsLate(address: string): number {
  const [asked] = performance.getEntriesByName(address, 'resource');
  const [page] = performance.getEntriesByType('navigation');
  if (!asked || !(page instanceof PerformanceNavigationTiming)) return 0;
  return Math.round((asked.startTime - page.domInteractive) / 1000);
}
