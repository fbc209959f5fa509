import { button, byId, make } from '../dom.ts';
import { words } from '../here.ts';
import { redactedPath } from './redacted.ts';

/** A call of the API, as reported by `on-stage.ts`. */
interface Call {
  readonly method: string;
  /** The path below the API's address. */
  readonly path: string;
  /** Null if there was no response. */
  readonly status: number | null;
  /** The time until the response's headers arrived, in milliseconds. */
  readonly ms: number;
  /** Whether the stage itself made the response, or prevented it. */
  readonly isMade: boolean;
}

const LONGEST = 200;
const FIRST_BAD = 400;

/** Lists the calls that the stage makes, newest first. */
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
