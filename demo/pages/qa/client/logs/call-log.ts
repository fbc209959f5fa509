import { button, byId, make } from '../dom.ts';
import { words } from '../here.ts';
import { redactedPath } from './redacted.ts';

/** A call of the API, as `on-stage.ts` reports it. */
interface Call {
  readonly method: string;
  /** Below the API's address. */
  readonly path: string;
  /** Null without an answer. */
  readonly status: number | null;
  /** Until the head of the answer had come. */
  readonly ms: number;
  /** Whether the stage has made the answer, or the lack of one. */
  readonly isMade: boolean;
}

const LONGEST = 200;
const FIRST_BAD = 400;

/** Lists each call that the stage makes of the API, the newest first. */
export function startCallLog(): void {
  const rows = make('tbody');
  const { method, path, status, ms, clear } = words.calls;
  const heads = [method, path, status, ms].map((name) => make('th', { scope: 'col', textContent: name }));
  byId('calls').append(make('table', {}, make('thead', {}, make('tr', {}, ...heads)), rows));
  byId('calls-tools').append(button(clear, () => rows.replaceChildren()));

  addEventListener('stage-call', ({ detail: call }: CustomEventInit<Call>) => {
    if (!call) return;
    rows.prepend(rowOf(call));
    while (rows.childElementCount > LONGEST) rows.lastElementChild?.remove();
  });
}

function rowOf({ method, path, status, ms, isMade }: Call): HTMLElement {
  const said = `${status ?? words.calls.none}${isMade ? ` (${words.calls.made})` : ''}`;
  const row = make(
    'tr',
    { className: status === null || status >= FIRST_BAD ? 'bad' : '' },
    ...[method, redactedPath(path), said, String(ms)].map((text) => make('td', { textContent: text })),
  );
  return row;
}
