import { CHOICES } from '../choices.ts';
import { button, byId, make } from '../dom.ts';
import { checkField } from '../fields/fields.ts';
import { words } from '../here.ts';
import { redacted } from './redacted.ts';

/** The events that a page may cancel (C-events). */
const CANCELABLE = ['creneau-navigate', 'creneau-checkout', 'creneau-pagechange', 'creneau-signinrequired'];
const ASKING = ['creneau-tokenexpired', 'creneau-signinrequired'];
const LONGEST = 200;

/**
 * Logs the events of the element on the QA page's stage. The tester can tick events to be cancelled, and answer
 * requests for a token by hand.
 */
export function startLog(events: readonly string[]): void {
  // Following a link would replace the stage's page.
  const cancelled = new Set(['creneau-navigate']);
  const byHand = new Set(['creneau-tokenexpired']);
  const tick = (ticked: Set<string>, name: string, label: string) =>
    checkField(label, ticked.has(name), (isTicked) => {
      if (isTicked) ticked.add(name);
      else ticked.delete(name);
    });
  const log = byId('log');
  byId('log-tools').append(button(words.log.clear, () => log.replaceChildren()));
  byId('log-answers').append(
    ...CANCELABLE.filter((name) => events.includes(name)).map((name) =>
      tick(cancelled, name, words.log.cancel(short(name))),
    ),
    ...ASKING.filter((name) => events.includes(name)).map((name) => tick(byHand, name, words.log.byHand(short(name)))),
  );

  addEventListener('stage-event', ({ detail: event }: CustomEventInit<CustomEvent>) => {
    if (!event) return;
    const { type, detail, cancelable } = event;
    if (cancelable && cancelled.has(type)) event.preventDefault();
    const entry = entryOf(type, redacted(detail), event.defaultPrevented);
    if (byHand.has(type)) entry.append(tokenRequest(detail as TokenRequest));
    log.prepend(entry);
    while (log.childElementCount > LONGEST) log.lastElementChild?.remove();
  });
}

function entryOf(type: string, detail: string, isCancelled: boolean): HTMLElement {
  const time = new Date().toTimeString().slice(0, 8);
  return make(
    'div',
    { className: 'entry' },
    make('time', { textContent: time }),
    make('strong', { textContent: short(type) }),
    ...(isCancelled ? [make('em', { textContent: words.log.cancelled })] : []),
    make('code', { textContent: detail === 'null' ? '' : detail }),
  );
}

function short(name: string): string {
  return name.replace(/^creneau-/, '');
}

/** The detail of an event that asks the page for a token. */
interface TokenRequest {
  readonly renew?: (token: Promise<string>) => void;
  readonly signIn?: (token: Promise<string>) => void;
}

/** Accepts the request at once, as the event requires, and gives the token when a button is pressed. */
function tokenRequest({ renew, signIn }: TokenRequest): HTMLElement {
  const users = CHOICES.user.filter((value) => value.startsWith('demo-'));
  const select = make(
    'select',
    { ariaLabel: words.log.as },
    ...users.map((value) => make('option', { value, textContent: value })),
  );
  const row = make('span', { className: 'answer' });
  const token = new Promise<string>((resolve, reject) => {
    const done = (said: string) => row.replaceChildren(said);
    row.append(
      select,
      button(renew ? words.log.renew : words.log.signIn, () => {
        resolve(select.value);
        done(words.log.answered(select.value));
      }),
      button(words.log.refuse, () => {
        reject(new Error('The page gives no token.'));
        done(words.log.refused);
      }),
    );
  });
  // A refusal that the element ignores must not become an unhandled rejection.
  token.catch(() => {});
  (renew ?? signIn)?.(token);
  return row;
}
