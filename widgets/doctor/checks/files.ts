import type { Check, Page } from '../page.ts';
import { isAwaited, isSeen, nameOf } from '../page.ts';
import { probe } from '../probe.ts';
import type { Problem } from '../problem.ts';

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
