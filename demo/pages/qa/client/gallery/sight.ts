import { make } from '../dom.ts';
import type { Sight } from './gallery-state.ts';
import { bringAbout } from './state-frame.ts';

/** The width for which the catalogue's steps are written: a narrower calendar shows fewer days. */
const DOING_WIDTH = 1280;
const HEIGHT = 700;
const TALLEST = 6000;

/** A state's figure, with functions to load and remove it. */
export interface Figure {
  readonly sight: Sight;
  readonly element: HTMLElement;
  /** Loads the frame and does the steps; resolves when they have succeeded or failed, and never rejects. */
  start(): Promise<void>;
  /** Removes it, whatever it is doing. */
  stop(): void;
}

/** Makes a figure that waits to be loaded; its `data-outcome` is `waiting`, `loading`, `arrived` or `failed`. */
export function figureOf(sight: Sight): Figure {
  const { state, index, width, lang, theme } = sight;
  const name = `${state.element}: ${state.name}, ${width} ${lang} ${theme}`;
  const address = `/state/${index}?lang=${lang}&theme=${theme}${state.search === undefined ? '' : `&${state.search}`}`;
  const frame = make('iframe', { title: name });
  const said = make('span', { className: 'said', textContent: 'waiting' });
  const box = make('div', { className: 'box', role: 'group', ariaLabel: name, tabIndex: 0 }, frame);
  const link = make('a', { href: address, textContent: name, target: '_blank' });
  const element = make('figure', {}, make('figcaption', {}, link, said), box);
  const ended = new AbortController();
  element.dataset['outcome'] = 'waiting';
  box.style.width = `${width}px`;
  frame.style.width = `${DOING_WIDTH}px`;
  frame.style.height = `${HEIGHT}px`;

  const say = (outcome: string, text = outcome) => {
    element.dataset['outcome'] = outcome;
    said.textContent = text;
  };

  return {
    sight,
    element,
    async start() {
      if (ended.signal.aborted) return;
      say('loading');
      const problem = await bringAbout(frame, `${address}&frame=gallery`, state, ended.signal).catch(
        (error) => `it broke: ${error}`,
      );
      if (ended.signal.aborted) return;
      if (problem === null) say('arrived');
      else say('failed', problem);
      frame.style.width = `${width}px`;
      const tall = frame.contentDocument?.documentElement.scrollHeight ?? HEIGHT;
      frame.style.height = `${Math.min(tall, TALLEST)}px`;
    },
    stop() {
      ended.abort();
      element.remove();
    },
  };
}
