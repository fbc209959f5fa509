import { make } from '../dom.ts';
import { words } from '../here.ts';
import type { Sight } from './gallery-state.ts';
import { bringAbout, troublesIn } from './state-frame.ts';

/** The width for which the steps in demo/states/ are written. A narrower calendar would show fewer days. */
const DOING_WIDTH = 1280;
const HEIGHT = 700;
const TALLEST = 6000;

/** The figure of a state, with functions to load, empty and remove its frame. */
export interface Figure {
  readonly sight: Sight;
  readonly element: HTMLElement;
  readonly name: string;
  readonly outcome: () => Outcome;
  /** Returns the problems as texts; empty if there are none. */
  readonly problems: () => readonly string[];
  /** Loads the frame and performs the steps. Resolves when they have succeeded or failed; never rejects. */
  start(): Promise<void>;
  /** Removes the frame; the figure keeps its size and its outcome. */
  empty(): void;
  /** Removes the figure and stops its work. */
  stop(): void;
}

export type Outcome = keyof typeof words.gallery.outcomes;

/**
 * Creates a figure, which waits to be loaded. `onOutcome` is called after each new outcome, which is also in
 * `data-outcome`.
 */
export function figureOf(sight: Sight, onOutcome: () => void): Figure {
  const { state, index, width, lang, theme } = sight;
  const name = `${state.element}: ${state.name}, ${width} ${lang} ${theme}`;
  const address = `/state/${index}?lang=${lang}&theme=${theme}${state.search === undefined ? '' : `&${state.search}`}`;
  let frame = make('iframe', { title: name });
  const said = make('span', { className: 'said' });
  const box = make('div', { className: 'box', role: 'group', ariaLabel: name, tabIndex: 0 });
  const link = make('a', { href: address, textContent: name, target: '_blank' });
  const id = `frame-${index}-${width}-${lang}-${theme}`;
  const element = make('figure', { id }, make('figcaption', {}, link, said), box);
  const ended = new AbortController();
  let outcome: Outcome = 'waiting';
  let problems: readonly string[] = [];
  box.style.width = `${width}px`;
  const size = (frameWidth: number, height: number) => {
    frame.style.width = `${frameWidth}px`;
    frame.style.height = `${height}px`;
    box.style.minHeight = `${height}px`;
  };
  size(DOING_WIDTH, HEIGHT);

  const say = (next: Outcome, found: readonly string[] = []) => {
    outcome = next;
    problems = found;
    element.dataset['outcome'] = outcome;
    said.textContent = found.length > 0 ? found.join('; ') : words.gallery.outcomes[outcome];
    onOutcome();
  };
  element.dataset['outcome'] = outcome;
  said.textContent = words.gallery.outcomes[outcome];

  return {
    sight,
    element,
    name,
    outcome: () => outcome,
    problems: () => problems,
    async start() {
      if (ended.signal.aborted) return;
      say('loading');
      // The frame is created only now, because a thousand empty frames would block the page for a minute.
      frame = make('iframe', { title: name });
      box.append(frame);
      size(DOING_WIDTH, HEIGHT);
      const problem = await bringAbout(frame, `${address}&frame=gallery`, state, ended.signal).catch((error) =>
        words.gallery.broke(error),
      );
      if (ended.signal.aborted) return;
      const troubles = troublesIn(frame, state).map(words.gallery.onConsole);
      say(problem === null ? 'arrived' : 'failed', problem === null ? troubles : [problem, ...troubles]);
      size(width, HEIGHT);
      size(width, Math.min(frame.contentDocument?.documentElement.scrollHeight ?? HEIGHT, TALLEST));
    },
    empty() {
      frame.remove();
      if (outcome === 'arrived' && problems.length === 0) said.textContent = words.gallery.emptied;
    },
    stop() {
      ended.abort();
      element.remove();
    },
  };
}
