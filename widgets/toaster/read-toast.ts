import {
  TOAST_POSITIONS,
  TOAST_TYPES,
  type ToastFilter,
  type ToastOptions,
  type ToastPosition,
  type ToastType,
} from '../shared/page/toast.ts';

/** A toast with its defaults (S-constants). */
export interface Toast {
  readonly title: string;
  readonly msg: string;
  readonly type: ToastType;
  /** Null for the toaster's position. */
  readonly position: ToastPosition | null;
  /** The time until the toast closes, in milliseconds. */
  readonly timeout: number;
  readonly progressbar: boolean;
  readonly closeOnHover: boolean;
  readonly preventDuplicates: boolean;
  readonly classNames: readonly string[];
  /** By the names of React: `borderColor`, `--creneau-accent`. */
  readonly style: Readonly<Record<string, string>>;
  readonly name: string | null;
}

/** The result of reading a page's object: its value, or null if it is unusable, and a sentence for each mistake. */
export interface Read<T> {
  readonly value: T | null;
  readonly problems: readonly string[];
}

const TIMEOUT = 5000;
const ERROR_TIMEOUT = 3000;

/** The longest timeout: one day in milliseconds, which a timer can represent. */
const LONGEST = 86_400_000;

const NOT_CLOSED = 'nothing is closed';

/** Reads what a page passes to `toast`; a wrong value gets the default. Never throws on plain data. */
export function readToast(given: unknown): Read<Toast> {
  if (typeof given === 'string' && given.trim()) {
    const problem = 'toast() takes an object, { title, msg, … }; the text is shown as the title';
    return { value: readToast({ title: given }).value, problems: [problem] };
  }
  if (!isObject(given)) return { value: null, problems: [`toast() takes an object; ${shown(given)} shows nothing`] };
  const problems: string[] = [];
  const read = readerOf(given, problems);
  const title = read('title', textFrom, 'a text', '');
  const msg = read('msg', textFrom, 'a text', '');
  if (!title && !msg) return { value: null, problems: [...problems, 'a toast without title and msg is not shown'] };
  if (!title && problems.length === 0) problems.push('a toast has no title; its msg stands alone');
  const type = read('type', choiceOf(TOAST_TYPES), `one of ${TOAST_TYPES.join(', ')}`, 'success');
  const longest = type === 'error' ? ERROR_TIMEOUT : TIMEOUT;
  const position = read(
    'position',
    choiceOf(TOAST_POSITIONS),
    `one of ${TOAST_POSITIONS.join(', ')}`,
    null,
    "the toaster's is used",
  );
  const timeout = read('timeout', timeoutFrom, 'a number of milliseconds above 0', longest);
  const style = Object.entries(read('style', styleFrom, 'an object of CSS properties', {}));
  const isUnderstood = ([name, text]: readonly [string, string]) => CSS.supports(name, text);
  for (const [name, text] of style.filter((each) => !isUnderstood(each))) {
    problems.push(`style ${name}: ${text} is not CSS that is understood`);
  }
  if (timeout > LONGEST) problems.push(`timeout ${timeout} is more than a day; ${LONGEST} is used`);
  const value: Toast = {
    title,
    msg,
    type,
    position,
    timeout: Math.min(timeout, LONGEST),
    progressbar: read('progressbar', flagFrom, 'true or false', true),
    closeOnHover: read('closeOnHover', flagFrom, 'true or false', true),
    preventDuplicates: read('preventDuplicates', flagFrom, 'true or false', false),
    classNames: read('classNames', classNamesFrom, 'a text of class names, or a list of them', []),
    style: Object.fromEntries(style.filter(isUnderstood).map(([name, text]) => [reactName(name), text])),
    name: read('name', textFrom, 'a text', null),
  };
  return { value, problems };
}

/** Reads what a page passes to `closeToasts`: undefined or null matches every toast, a wrong value matches none. */
export function readFilter(given: unknown): Read<ToastFilter> {
  if (given === undefined || given === null) return { value: {}, problems: [] };
  if (!isObject(given)) {
    return { value: null, problems: [`closeToasts() takes { name } or { type }; ${shown(given)} closes nothing`] };
  }
  const problems: string[] = [];
  const read = readerOf(given, problems);
  const name = read('name', textFrom, 'a text', undefined, NOT_CLOSED);
  const type = read('type', choiceOf(TOAST_TYPES), `one of ${TOAST_TYPES.join(', ')}`, undefined, NOT_CLOSED);
  return { value: problems.length > 0 ? null : { name, type }, problems };
}

type Key = keyof ToastOptions;

/** Returns a function that reads a key. A missing or wrong value gets the default, and a wrong one is a problem. */
function readerOf(given: Readonly<Partial<Record<Key, unknown>>>, problems: string[]) {
  return <T, D>(
    key: Key,
    parse: (raw: unknown) => T | null,
    expected: string,
    fallback: D,
    outcome = `${typeof fallback === 'object' || fallback === '' ? 'nothing' : fallback} is used`,
  ): T | D => {
    const raw = given[key];
    if (raw === undefined || raw === null) return fallback;
    const value = parse(raw);
    if (value !== null) return value;
    problems.push(`${key} ${shown(raw)} is not ${expected}; ${outcome}`);
    return fallback;
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textFrom(raw: unknown): string | null {
  if (typeof raw === 'string') return raw.trim();
  return Number.isFinite(raw) ? String(raw) : null;
}

function flagFrom(raw: unknown): boolean | null {
  return typeof raw === 'boolean' ? raw : null;
}

function timeoutFrom(raw: unknown): number | null {
  return typeof raw === 'number' && raw > 0 ? raw : null;
}

function choiceOf<T>(choices: readonly T[]): (raw: unknown) => T | null {
  return (raw) => choices.find((choice) => choice === raw) ?? null;
}

function classNamesFrom(raw: unknown): readonly string[] | null {
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (!list.every((item) => typeof item === 'string')) return null;
  return list.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

/** Returns the style with names as in CSS: `borderColor` becomes `border-color`. */
function styleFrom(raw: unknown): Readonly<Record<string, string>> | null {
  if (!isObject(raw)) return null;
  const entries = Object.entries(raw).flatMap(([name, value]) => {
    const text = textFrom(value);
    return text === null ? [] : [[cssName(name), text] as const];
  });
  return entries.length < Object.keys(raw).length ? null : Object.fromEntries(entries);
}

function cssName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function reactName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  return value === null || value === undefined ? 'nothing' : `a thing of type ${typeof value}`;
}
