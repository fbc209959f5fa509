import { CHOICES } from '../pages/qa/client/choices.ts';
import { galleryQuery } from '../pages/qa/client/gallery/gallery-state.ts';
import { type QaState, queryOf } from '../pages/qa/client/qa-state.ts';
import { STATES, type State } from '../states.ts';

/** The origin of the demo that `npm start` serves. */
const DEMO = 'http://localhost:4173';

/** A link to a state of an element on the QA page. */
export interface StateLink {
  readonly name: string;
  readonly href: string;
  /** Whether the page shows the state only after something has been pressed or filled in. */
  readonly needsSteps: boolean;
}

/** Returns links to the states of an element, by its tag without the prefix. */
export function stateLinks(element: string): readonly StateLink[] {
  return STATES.filter((state) => state.element === element).map((state) => ({
    name: state.name,
    href: `${DEMO}/qa/?${queryOf(qaStateOf(state))}`,
    needsSteps: state.steps.some((step) => !('see' in step)),
  }));
}

/** Returns a link to the page that shows all states of an element at once. */
export function galleryLink(element: string): string {
  return `${DEMO}/qa/gallery/?${galleryQuery({ elements: [element], name: '', axes: { width: ['1280'], lang: ['fr'], theme: ['light'] } })}`;
}

/**
 * Returns the QA page's state that shows a state of the catalogue. A checkout that a calendar opens is shown by that
 * calendar.
 */
export function qaStateOf({ element, markup, fault = '' }: State): QaState {
  const tags = [...markup.matchAll(/<creneau-([\w-]+)([^>]*)>/g)];
  const [, name = element, written = ''] = tags.find(([, tag]) => tag === element) ?? tags[0] ?? [];
  const { token = '', consent, 'time-zone': zone = '', tiles: _, ...attributes } = attributesIn(written);
  return {
    element: name,
    attributes,
    choices: { lang: '', theme: '', zone, currency: '', user: token, fault: faultOf(fault), host: '' },
    typed: { api: '', partner: '', tiles: '' },
    consent: consent === 'none' ? [] : ['map', 'payment', 'video'],
    now: '',
    width: 0,
  };
}

function attributesIn(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

/** Returns the QA page's name for a fault; the page offers no delay over three seconds. */
function faultOf(prefix: string): string {
  const name = prefix.replace('~', '');
  const offered: readonly string[] = CHOICES.fault;
  return offered.includes(name) ? name : name.startsWith('delay-') ? 'delay-3000' : '';
}
