import { type QaState, queryOf } from '../qa-state.ts';
import { SCRIPT_NAMES, scriptData } from '../snippet/script-tag.ts';

/** The frame with the element. The QA page, which has the same origin, controls it. */
export interface StageFrame {
  /** Reloads the stage; the API's clock restarts at the chosen time. */
  load(state: QaState): void;
  /** Updates the page in the frame to the state. It is reloaded only if its policy must name another server. */
  apply(state: QaState): void;
  /** Gives the page the tester's own token in place of the state's user, also after a reload; '' removes the token. */
  useToken(token: string, state: QaState): void;
  /** Removes the element and inserts it again a moment later. */
  remount(): void;
  /** Moves the element to another parent and back, as a page that sorts its nodes does. */
  move(): void;
  /** Returns the height of the element's box in CSS pixels; 0 before the element is drawn. */
  height(): number;
  /** Returns the setting `tiles` of the stage's script tag. */
  tiles(): string | null;
  /** Shows a toast as a script of the page would. */
  toast(): void;
}

/** Our script tag on the stage. */
const SCRIPT = 'script[src*="/creneau.js"]';

type Global = Window & { readonly Creneau?: { toast(options: object): void } };

/**
 * Returns the functions that control a frame. `names` are the element's attributes; `told` is called for each loaded
 * page and each new height.
 */
export function driveStage(
  frame: HTMLIFrameElement,
  names: readonly string[],
  told: { readonly onLoad: () => void; readonly onResize: () => void },
): StageFrame {
  let salt = '';
  const page = () => frame.contentDocument;
  const element = () => page()?.getElementById('on-stage') ?? null;
  const script = () => page()?.querySelector<HTMLScriptElement>(SCRIPT) ?? null;
  // The clock of an instant that was requested before has moved on. New milliseconds make another instant, with a clock
  // that starts anew.
  const started = (state: QaState): QaState =>
    state.now ? { ...state, now: `${state.now.slice(0, 16)}:00.${salt}` } : state;
  const restart = () => {
    salt = String(Math.floor(Math.random() * 1000)).padStart(3, '0');
  };
  let now = '';
  let servers = '';
  let ownToken = '';
  const write = (state: QaState) => {
    const tag = script();
    if (!tag) return;
    const data: Readonly<Record<string, string>> = {
      ...scriptData(started(state), location.origin),
      ...(ownToken && { token: ownToken }),
    };
    for (const name of SCRIPT_NAMES) setOrRemove(tag, `data-${name}`, data[name]);
  };
  writeAtBegin(() => ownToken);

  const sizes = new ResizeObserver(told.onResize);
  frame.addEventListener('load', () => {
    sizes.disconnect();
    const target = element();
    if (target) sizes.observe(target);
    told.onLoad();
  });

  const load = (state: QaState) => {
    restart();
    now = state.now;
    servers = serversOf(state);
    frame.src = `/qa/stage/?${queryOf({ ...started(state), width: 0 })}`;
  };

  return {
    load,
    apply(state) {
      if (servers !== serversOf(state)) return load(state);
      const target = element();
      if (!script() || !target) return;
      if (state.now !== now) restart();
      now = state.now;
      write(state);
      for (const name of names) setOrRemove(target, name, state.attributes[name]);
      page()?.getElementById('on-stage-script')?.setAttribute('data-fault', state.choices.fault);
      page()?.documentElement.setAttribute('lang', state.choices.lang || 'fr');
      const sheet = `/qa/hosts/${state.choices.host || 'none'}.css`;
      const link = page()?.getElementById('host-sheet');
      if (link?.getAttribute('href') !== sheet) link?.setAttribute('href', sheet);
    },
    useToken(token, state) {
      ownToken = token;
      write(state);
    },
    remount() {
      const target = element();
      if (target) remount(target);
    },
    move() {
      const target = element();
      if (target) move(target);
    },
    height: () => (element()?.shadowRoot ? (element()?.getBoundingClientRect().height ?? 0) : 0),
    tiles: () => script()?.dataset['tiles'] ?? null,
    toast: () =>
      (frame.contentWindow as Global | null)?.Creneau?.toast({ title: 'Réservation confirmée', msg: 'À bientôt !' }),
  };
}

function serversOf({ typed }: QaState): string {
  return `${typed.api} ${typed.tiles}`;
}

function setOrRemove(target: Element, name: string, value: string | undefined): void {
  if (target.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) target.removeAttribute(name);
  else target.setAttribute(name, value);
}

/**
 * Writes the tester's own token to the script tag of each page that the stage loads, before the script runs. So the
 * token is never part of an address, which the server would see (D-qa-token). An empty token is not written.
 */
function writeAtBegin(token: () => string): void {
  addEventListener('stage-begin', ({ detail: begun }: CustomEventInit<Document>) => {
    if (!begun || token() === '') return;
    const seen = new MutationObserver(() => {
      const tag = begun.querySelector<HTMLScriptElement>(SCRIPT);
      if (!tag) return;
      seen.disconnect();
      tag.dataset['token'] = token();
    });
    seen.observe(begun, { childList: true, subtree: true });
  });
}

/** Removes an element, and inserts it again a moment later. */
function remount(target: Element): void {
  const { parentNode: parent, nextSibling: next } = target;
  target.remove();
  setTimeout(() => parent?.insertBefore(target, next), 100);
}

/** Moves an element to another parent and back, as a page that sorts its nodes does. */
function move(target: Element): void {
  const parent = target.parentNode;
  if (!parent) return;
  const other = parent.insertBefore(target.ownerDocument.createElement('div'), target);
  other.append(target);
  parent.insertBefore(target, other);
  other.remove();
}
