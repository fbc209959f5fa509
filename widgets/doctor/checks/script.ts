import { unclobbered } from '../../shared/base/unclobbered.ts';
import { isMoved } from '../../shared/page/embedding/is-moved.ts';
import { addressOfView, isLineOf } from '../../shared/page/first-line.ts';
import { findApi, type ScriptTag } from '../../shared/page/settings.ts';
import { type Check, isAwaited, isSeen, nameOf, type Page } from '../page.ts';
import { probe } from '../probe.ts';
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

/** Finds elements near the viewport whose files do not load. A file that failed is requested once more. */
export const checkFiles: Check = async (page) => {
  const missing = page.ours.filter(
    (element) => !customElements.get(element.localName) && isAwaited(element) && isSeen(element, page.registry),
  );
  const names = new Map(missing.map((element) => [nameOf(element) ?? '', element] as const));
  const ofElements = [...names].map(([name, element]) => load(page, name, element));
  const isDrawn = page.ours.some(({ localName }) => customElements.get(localName));
  const parts = page.registry.script && isDrawn ? [load(page, 'later', null)] : [];
  return (await Promise.all([...ofElements, ...parts])).flat();
};

async function load({ registry }: Page, name: string, element: Element | null): Promise<readonly Problem[]> {
  try {
    await registry.load(name);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [address] = /https?:\/\/\S+\.js/.exec(reason) ?? [];
    return [{ case: 'failed-file', element, name, reason, outcome: address ? await probe(address) : null }];
  }
}

/** Finds lines that preload a first view which no element takes, so that it is fetched in vain. */
export const checkFirstLines: Check = ({ ours, registry }) => {
  const { querySelectorAll } = unclobbered(document);
  return [...querySelectorAll<HTMLLinkElement>('link[rel=preload][href*="/v1/first/"]')].flatMap(
    (line): readonly Problem[] => {
      const [, name = ''] = /\/v1\/first\/([\w-]+)/.exec(line.href) ?? [];
      const named = ours.filter((element) => nameOf(element) === name);
      const api = (element: Element) => findApi(element, registry).url ?? '';
      const isTaken = named.some((element) => isLineOf(line, element, api(element)));
      if (isTaken && line.as === 'fetch' && line.crossOrigin === 'anonymous') return [];
      const [of] = named;
      const meant = isTaken ? line.href : of && addressOfView(of, registry, api(of));
      return [{ case: 'unused-line', element: line, name, meant: meant ?? null }];
    },
  );
};
