import type { State } from '../../../../states.ts';
import { words } from '../here.ts';
import { perform, type StatePage, saying } from './steps.ts';

/** Loads a state's page into a frame and performs the state's steps. Returns what went wrong, or null. */
export async function bringAbout(
  frame: HTMLIFrameElement,
  address: string,
  state: State,
  signal: AbortSignal,
): Promise<string | null> {
  await loaded(frame, address, signal);
  const page = frame.contentWindow as (StatePage & Loading) | null;
  if (signal.aborted || !page) return 'stopped';
  keepLoading(page);
  const missed = await perform(page, state.steps, signal);
  if (!missed) return null;
  const { noWebgl, notThere } = words.gallery;
  return `${state.needs && !hasWebgl() ? `${noWebgl}; ` : ''}${notThere(saying(missed))}`;
}

/** Returns the other errors in a frame. If the state has a fault, errors on the console are expected and left out. */
export function troublesIn(frame: HTMLIFrameElement, { fault }: State): readonly string[] {
  const { troubles = [] } = (frame.contentWindow as StatePage | null) ?? {};
  return troubles.filter(({ isUncaught }) => isUncaught || fault === undefined).map(({ text }) => text);
}

/** Resolves when the frame is loaded, or when the signal aborts: a removed frame never fires `load`. */
function loaded(frame: HTMLIFrameElement, address: string, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true, signal });
    signal.addEventListener('abort', resolve, { once: true });
    frame.src = address;
  });
}

/** Makes the loader load all elements of the page. By itself, it loads only elements near the window. */
function keepLoading(page: StatePage & Loading): void {
  const load = () => {
    for (const { localName } of page.document.body.querySelectorAll('*')) {
      if (localName.startsWith('creneau-')) void page[Symbol.for('creneau')]?.load(localName.slice('creneau-'.length));
    }
  };
  new page.MutationObserver(load).observe(page.document.body, { childList: true, subtree: true });
  load();
}

function hasWebgl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** The registry in which the loader and the widgets meet. */
interface Loading {
  readonly [meeting: symbol]: { load(name: string): Promise<unknown> } | undefined;
}
