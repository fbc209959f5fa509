import { make } from './dom.ts';
import type { Sight } from './gallery-state.ts';
import { perform, saying } from './steps.ts';

/** In which the steps of the catalogue are written: a narrower calendar shows fewer days. */
const DOING_WIDTH = 1280;
const HEIGHT = 700;
const TALLEST = 6000;

/** A state's figure, and how to make it come about. */
export interface Figure {
  readonly element: HTMLElement;
  /** Loads the frame and does the steps; settles when it has arrived or not. */
  start(): Promise<void>;
}

/** Draws a frame that waits; `data-outcome` of the figure is `waiting`, `loading`, `arrived` or `failed`. */
export function figureOf(sight: Sight): Figure {
  const { state, index, width, lang, theme } = sight;
  const name = `${state.element}: ${state.name}, ${width} ${lang} ${theme}`;
  const address = `/state/${index}?lang=${lang}&theme=${theme}`;
  const frame = make('iframe', { title: name });
  const said = make('span', { className: 'said', textContent: 'waiting' });
  const box = make('div', { className: 'box', role: 'group', ariaLabel: name, tabIndex: 0 }, frame);
  const link = make('a', { href: address, textContent: name, target: '_blank' });
  const element = make('figure', {}, make('figcaption', {}, link, said), box);
  element.dataset['outcome'] = 'waiting';
  box.style.width = `${width}px`;
  frame.style.width = `${DOING_WIDTH}px`;
  frame.style.height = `${HEIGHT}px`;

  const say = (outcome: string, text = outcome) => {
    element.dataset['outcome'] = outcome;
    said.textContent = text;
  };

  return {
    element,
    async start() {
      if (!element.isConnected) return;
      say('loading');
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      frame.src = address;
      await loaded;
      loadWidgets(frame.contentWindow);
      const page = frame.contentWindow as Parameters<typeof perform>[0] | null;
      const missed = page ? await perform(page, state.steps) : null;
      if (missed) say('failed', `${state.needs ? 'it needs WebGL; ' : ''}not there: ${saying(missed)}`);
      else say('arrived');
      frame.style.width = `${width}px`;
      const tall = frame.contentDocument?.documentElement.scrollHeight ?? HEIGHT;
      frame.style.height = `${Math.min(tall, TALLEST)}px`;
    },
  };
}

/** The loader waits for what nears the window; a frame further down than that would stay as it is. */
function loadWidgets(page: Window | null): void {
  const loader = (page as Loading | null)?.[Symbol.for('creneau')];
  for (const { localName } of page?.document.body.querySelectorAll('*') ?? []) {
    if (localName.startsWith('creneau-')) void loader?.load(localName.slice('creneau-'.length));
  }
}

/** Where the loader and its widgets meet. */
interface Loading {
  readonly [meeting: symbol]: { load(name: string): Promise<unknown> } | undefined;
}
