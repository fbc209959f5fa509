import type { IncomingMessage } from 'node:http';
import { HOLD_MS } from '../../core/checkout/hold-time.ts';
import { parseInstant } from '../environment.ts';

/**
 * A failure, or a time other than the present, that an address requests; tests and pages request it with `api-url`
 * (C-faults).
 */
type Fault =
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'cut' }
  | { readonly kind: 'empty' }
  /** How long places are held. */
  | { readonly kind: 'hold'; readonly seconds: number }
  /** Milliseconds since 1970. */
  | { readonly kind: 'now'; readonly instant: number };

const LONGEST_DELAY_MS = 30_000;
const LONGEST_HOLD_S = HOLD_MS / 1000;
const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2100, 0);
const asked = new WeakMap<IncomingMessage, readonly Fault[]>();

/**
 * Returns the address of a request without its fault prefixes (`/api/~delay-3000/~cut/v1/config` → `/api/v1/config`),
 * which are remembered for `faultsOf`. Returns an address with an invalid prefix unchanged, so that no route matches
 * it.
 */
export function rewriteFaults(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const [, prefixes, rest = '/'] = /^\/api((?:\/~[^/?]*)+)([/?].*)?$/s.exec(url) ?? [];
  if (prefixes === undefined) return url;
  const faults = prefixes.split('/').slice(1).map(parseFault);
  const delay = faults.reduce((sum, fault) => sum + (fault?.kind === 'delay' ? fault.milliseconds : 0), 0);
  const clocks = faults.filter((fault) => fault?.kind === 'now');
  if (faults.includes(null) || delay > LONGEST_DELAY_MS || clocks.length > 1) return url;
  asked.set(
    request,
    faults.filter((fault) => fault !== null),
  );
  return `/api${rest}`;
}

/** Returns how long the request's address says that its hold lasts, in milliseconds; null if it does not say so. */
export function holdFaultOf(request: IncomingMessage): number | null {
  const fault = faultsOf(request).find(({ kind }) => kind === 'hold');
  return fault?.kind === 'hold' ? fault.seconds * 1000 : null;
}

/** Returns the faults of the request's address, in order. */
export function faultsOf(request: IncomingMessage): readonly Fault[] {
  return asked.get(request) ?? [];
}

function parseFault(segment: string): Fault | null {
  const [, instant] = /^~now-(.+)$/.exec(segment.replaceAll(/%3a/gi, ':')) ?? [];
  if (instant !== undefined) return parseNow(instant);
  const [, kind, figure] = /^~([a-z]+)(?:-(\d{1,5}))?$/.exec(segment) ?? [];
  const value = Number(figure);
  if (kind === 'delay' && value <= LONGEST_DELAY_MS) return { kind, milliseconds: value };
  if (kind === 'status' && value >= 400 && value <= 599) return { kind, status: value };
  if (kind === 'hold' && value >= 1 && value <= LONGEST_HOLD_S) return { kind, seconds: value };
  if ((kind === 'cut' || kind === 'empty') && figure === undefined) return { kind };
  return null;
}

function parseNow(text: string): Fault | null {
  const instant = parseInstant(text);
  return instant !== null && instant >= EARLIEST && instant < LATEST ? { kind: 'now', instant } : null;
}
