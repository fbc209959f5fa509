import { type QaState, queryOf } from './qa-state.ts';
import { SCRIPT_NAMES, scriptData } from './snippet/script-tag.ts';

/** The frame of the element, driven from the QA page; both have the same origin. */
export interface StageFrame {
  /** Reloads the stage; the API's clock starts at the chosen time again. */
  load(state: QaState): void;
  /** Updates the page in the frame to the state, without reloading it. */
  apply(state: QaState): void;
  /** Removes the element, and inserts it again a moment later. */
  remount(): void;
  /** Moves the element to another parent and back, as a page that sorts its nodes does. */
  move(): void;
  /** The height of the element's box in CSS pixels; 0 before it exists. */
  height(): number;
  /** The setting `tiles` of its script tag. */
  tiles(): string | null;
  /** Calls what the page's own script would call. */
  toast(): void;
}

type Global = Window & { readonly Creneau?: { toast(options: object): void } };

/** Drives a frame; `names` are the element's attributes. Reports each loaded page and each new height. */
export function driveStage(
  frame: HTMLIFrameElement,
  names: readonly string[],
  told: { readonly onLoad: () => void; readonly onResize: () => void },
): StageFrame {
  let salt = '';
  const page = () => frame.contentDocument;
  const element = () => page()?.getElementById('on-stage') ?? null;
  const script = () => page()?.querySelector<HTMLScriptElement>('script[src*="/creneau.js"]') ?? null;
  // The clock of an instant that was requested before has run on: new milliseconds make it another instant.
  const started = (state: QaState): QaState =>
    state.now ? { ...state, now: `${state.now.slice(0, 16)}:00.${salt}` } : state;
  const restart = () => {
    salt = String(Math.floor(Math.random() * 1000)).padStart(3, '0');
  };
  let now = '';

  const sizes = new ResizeObserver(told.onResize);
  frame.addEventListener('load', () => {
    sizes.disconnect();
    const target = element();
    if (target) sizes.observe(target);
    told.onLoad();
  });

  return {
    load(state) {
      restart();
      now = state.now;
      frame.src = `/qa/stage/?${queryOf({ ...started(state), width: 0 })}`;
    },
    apply(state) {
      const tag = script();
      const target = element();
      if (!tag || !target) return;
      if (state.now !== now) restart();
      now = state.now;
      const data = scriptData(started(state), location.origin);
      for (const name of SCRIPT_NAMES) setOrRemove(tag, `data-${name}`, data[name]);
      for (const name of names) setOrRemove(target, name, state.attributes[name]);
      page()?.documentElement.setAttribute('lang', state.choices.lang || 'fr');
      const sheet = `/qa/hosts/${state.choices.host || 'none'}.css`;
      const link = page()?.getElementById('host-sheet');
      if (link?.getAttribute('href') !== sheet) link?.setAttribute('href', sheet);
    },
    remount() {
      const target = element();
      const [parent, next] = [target?.parentNode, target?.nextSibling ?? null];
      target?.remove();
      if (target) setTimeout(() => parent?.insertBefore(target, next), 100);
    },
    move() {
      const target = element();
      const parent = target?.parentNode;
      if (!target || !parent) return;
      const other = parent.insertBefore(target.ownerDocument.createElement('div'), target);
      other.append(target);
      parent.insertBefore(target, other);
      other.remove();
    },
    height: () => (element()?.shadowRoot ? (element()?.getBoundingClientRect().height ?? 0) : 0),
    tiles: () => script()?.dataset['tiles'] ?? null,
    toast: () =>
      (frame.contentWindow as Global | null)?.Creneau?.toast({ title: 'Réservation confirmée', msg: 'À bientôt !' }),
  };
}

function setOrRemove(target: Element, name: string, value: string | undefined): void {
  if (target.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) target.removeAttribute(name);
  else target.setAttribute(name, value);
}
