import { CHOICE_NAMES, CHOICES, type ChoiceName, PURPOSES, type Purpose } from './choices.ts';
import type { ElementFacts } from './elements.ts';
import { isUsable, TYPED_NAMES, type TypedName } from './typed.ts';

/** The state of the QA page, all of which is in its address. */
export interface QaState {
  /** The tag without the prefix. */
  readonly element: string;
  /** The attributes that are set; a flag has an empty value. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<ChoiceName, string>>;
  /** The typed settings; an empty one is not set. */
  readonly typed: Readonly<Record<TypedName, string>>;
  readonly consent: readonly Purpose[];
  /**
   * The API's time in UTC: `yyyy-MM-ddTHH:mm`, on the stage with seconds and milliseconds (`…:00.417`); empty for the
   * server's own time.
   */
  readonly now: string;
  /** The stage's width in CSS pixels; 0 for all the available width. */
  readonly width: number;
}

const WIDEST = 2560;
const NARROWEST = 240;
const PREFIX = 'a-';

/** Reads the state from an address; invalid values are ignored. */
export function readState(query: URLSearchParams, elements: readonly ElementFacts[]): QaState {
  const named = elements.find(({ name }) => name === query.get('element'));
  const facts = named ?? elements.find(({ name }) => name === 'slotted-calendar') ?? elements[0];
  const name = facts?.name ?? 'slotted-calendar';
  const found = (facts?.attributes ?? []).flatMap((attribute) => {
    const value = query.get(PREFIX + attribute.name);
    return value === null ? [] : [[attribute.name, value.slice(0, 200)] as const];
  });
  return {
    element: name,
    attributes: named ? Object.fromEntries(found) : (facts?.first.attributes ?? {}),
    choices: Object.fromEntries(
      CHOICE_NAMES.map((choice) => [choice, readChoice(query, choice)]),
    ) as QaState['choices'],
    typed: Object.fromEntries(TYPED_NAMES.map((typed) => [typed, readTyped(query, typed)])) as QaState['typed'],
    consent: readConsent(query.get('consent')),
    now: isInstant(query.get('now')) ? (query.get('now') ?? '') : '',
    width: readWidth(query.get('width')),
  };
}

/** Returns the state with the element's example, and with the user that the example needs. */
export function exampleOf({ name, first }: ElementFacts, state: QaState): QaState {
  const choices = { ...state.choices, user: state.choices.user || first.user };
  return { ...state, element: name, attributes: first.attributes, choices };
}

/** Returns the query of the address for a state, without default values. */
export function queryOf(state: QaState): URLSearchParams {
  const query = new URLSearchParams({ element: state.element });
  for (const [name, value] of Object.entries(state.attributes)) query.set(PREFIX + name, value);
  for (const name of CHOICE_NAMES) if (state.choices[name]) query.set(name, state.choices[name]);
  for (const name of TYPED_NAMES) if (state.typed[name]) query.set(name, state.typed[name]);
  if (state.consent.length < PURPOSES.length) query.set('consent', state.consent.join(' ') || 'none');
  if (state.now) query.set('now', state.now);
  if (state.width) query.set('width', String(state.width));
  return query;
}

/** Whether a text becomes an instant that the API's `~now-…` accepts when `Z` is appended. */
export function isInstant(text: string | null): boolean {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d\.\d{3})?$/.test(text ?? '')) return false;
  const time = new Date(`${text}Z`);
  // This excludes dates such as 30 February, which `Date` turns into a day of March.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(String(text).slice(0, 16));
}

/** Reads a width and limits it to what a stage can have; 0 for anything else. */
export function readWidth(text: string | null): number {
  const width = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return width === 0 ? 0 : Math.min(Math.max(width, NARROWEST), WIDEST);
}

function readChoice(query: URLSearchParams, name: ChoiceName): string {
  const values: readonly string[] = CHOICES[name];
  const value = query.get(name) ?? '';
  return values.includes(value) ? value : '';
}

function readTyped(query: URLSearchParams, name: TypedName): string {
  const value = query.get(name) ?? '';
  return isUsable(name, value) ? value : '';
}

function readConsent(text: string | null): readonly Purpose[] {
  const words = text?.split(' ') ?? [];
  const given = PURPOSES.filter((purpose) => words.includes(purpose));
  return given.length > 0 || text === 'none' ? given : PURPOSES;
}
