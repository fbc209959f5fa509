import { COMPACT_TYPE } from '../../core/map/compact-positions.ts';
import { hasPlace, positionFields } from '../../widgets/shared/api/catalogue/map-fields.ts';
import type { Client, Decode } from '../../widgets/shared/api/client.ts';
import { listField } from '../../widgets/shared/api/decode.ts';
import { messageOf } from '../../widgets/shared/api/errors.ts';
import { CALLS, type Call } from './calls.ts';
import { type Asking, type Exchange, typeOf, Unreachable } from './exchange.ts';
import type { Finding } from './report.ts';
import { type Fault, faultsOf, type Schema, shown } from './schema.ts';
import { learned, NOTHING_KNOWN, type Subject } from './subject.ts';

/** A call that was made, and its outcome. */
export interface Made {
  readonly call: Call;
  readonly findings: readonly Finding[];
  /** The request and its response; null if no call was made, or nothing came back. */
  readonly exchange: Exchange | null;
  /** What the widget has read; null if it has read nothing. */
  readonly result: unknown;
}

/** The most faults of a kind that a report names for one call. */
const MOST_NAMED = 3;

const positions = listField(positionFields, 'positions');

/** A subject with a value for every call. */
const ANYTHING: Subject = {
  ...{ ...NOTHING_KNOWN, offer: 'a', offerId: 1, seller: 'a', provider: 'a', event: 'a', eventId: 1, openEvent: 'a' },
  ...{ animation: 'a', membership: 'a', priceId: 1, productId: 1, videoId: 1, city: 'a', word: 'a' },
  position: {
    ...{ id: 1, latitude: 1, longitude: 1, name: 'a', city: null, eventType: 'all', events: [1] },
    provider: { name: 'a', url: 'a', picture: null },
  },
};

/** Returns the schema by which the widgets read a call's response. */
export function schemaOf(call: Call): Schema {
  // The map reads its positions by itself, perhaps in a worker.
  let schema: Schema = positions;
  const keep = <T>(decode: Decode<T>): Promise<T> => {
    schema = decode.schema ?? schema;
    return new Promise(() => {});
  };
  const client: Client = { get: (_path, decode) => keep(decode), send: (_method, _path, decode) => keep(decode) };
  call.make(client, ANYTHING);
  return schema;
}

/** Makes each call of a visitor's widgets, and reports how they read the responses. Throws an Unreachable at first. */
export async function readEverything(
  asking: Asking,
  known: Subject,
): Promise<{ readonly made: readonly Made[]; readonly subject: Subject }> {
  let subject = known;
  const made: Made[] = [];
  for (const call of CALLS) {
    const one = await make(asking, call, subject);
    made.push(one);
    if (one.result !== null) subject = learned(subject, call.operation, one.exchange?.payload, one.result);
  }
  return { made, subject };
}

async function make({ client, exchanges }: Asking, call: Call, subject: Subject): Promise<Made> {
  const before = exchanges.length;
  let result: unknown = null;
  let failure = '';
  try {
    const pending = call.make(client, subject);
    if (!(pending instanceof Promise)) {
      const sentence = 'The API has told of nothing that could be asked for.';
      return {
        call,
        findings: [{ check: 'answers', call: call.name, result: 'not asked', sentence }],
        exchange: null,
        result,
      };
    }
    result = (await pending) ?? null;
  } catch (error) {
    if (error instanceof Unreachable && exchanges.length === 0) throw error;
    failure = messageOf(error);
  }
  const exchange = exchanges[before] ?? null;
  const findings = exchange === null ? [failed('answers', failure)] : judged(call, exchange, result, failure);
  return { call, findings: findings.map((finding) => ({ ...finding, call: call.name })), exchange, result };
}

type Judged = Omit<Finding, 'call'>;

const failed = (check: string, sentence: string): Judged => ({ check, result: 'failed', sentence });

/** Returns what a widget makes of a response. */
function judged(call: Call, exchange: Exchange, result: unknown, failure: string): readonly Judged[] {
  const { status, headers, payload, body } = exchange;
  if (status === 404) return [{ check: 'answers', result: 'not offered', sentence: 'There is no such call.' }];
  if (status >= 300 && status < 400) {
    const to = headers.get('location') ?? 'nowhere';
    return [failed('redirect', `It is redirected to ${to}; widgets follow no redirect.`)];
  }
  if (status >= 400) return [failed('answers', `It answered ${status}.`)];
  if (payload === undefined) {
    const what = body === '' ? 'empty' : `no JSON, but ${typeOf(exchange) || 'without a type'}: ${shown(body)}`;
    return [failed('fields', `It cannot be read: the body is ${what}.`)];
  }
  const faults = typeOf(exchange) === COMPACT_TYPE ? [] : faultsOf(schemaOf(call), withPlaces(call, payload));
  const hint = payload === null ? ' What does not exist is answered 404.' : '';
  const count = countOf(result);
  const found = [
    ...named(faults, 'unreadable').map((why) => failed('fields', `It cannot be read: ${why}${hint}`)),
    ...named(faults, 'left out').map((why) => failed('items', `Left out: ${why}`)),
    ...named(faults, 'ignored').map(
      (why) => ({ check: 'members', result: 'warned', sentence: `Ignored: ${why}` }) as const,
    ),
  ];
  if (found.length > 0) return found;
  if (failure !== '') return [failed('fields', `It cannot be read: ${failure}.`)];
  return [{ check: 'fields', result: 'passed', sentence: count === null ? 'Read.' : `${count} read.` }];
}

function named(faults: readonly Fault[], effect: Fault['effect']): readonly string[] {
  const sentences = faults.filter((fault) => fault.effect === effect).map(({ sentence }) => sentence);
  const more = sentences.length - MOST_NAMED;
  return [...sentences.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more.`] : [])];
}

/** Positions without coordinates are on no map, on purpose. */
function withPlaces({ operation }: Call, payload: unknown): unknown {
  return operation === 'listPositions' && Array.isArray(payload) ? payload.filter(hasPlace) : payload;
}

/** Returns how many items of a list a widget has read; null if the result is no list. */
function countOf(result: unknown): number | null {
  if (result instanceof Map) return result.size;
  const { items, events, positions: placed } = Object(result);
  return [result, items, events, placed].find(Array.isArray)?.length ?? null;
}

/** The responses that have been read, for rules that compare several of them. */
export interface Read {
  readonly asking: Asking;
  readonly made: readonly Made[];
  readonly subject: Subject;
}

/** A rule that goes beyond the members of single responses. */
export interface RuleOfApi {
  readonly check: string;
  readonly call: string;
  /** The sentence of the report if there is no problem. */
  readonly holds: string;
  /** Whether widgets also work, with less comfort, if the rule is broken. */
  readonly isMild?: true;
  /** Returns a sentence for each problem; null if the rule does not apply. */
  readonly problems: (read: Read) => Promise<readonly string[] | null>;
}

/** Returns the calls that a widget has read. */
export function goodOf({ made }: Read): readonly (Made & { readonly exchange: Exchange })[] {
  return made.flatMap(({ exchange, ...one }) => (exchange && one.result !== null ? [{ ...one, exchange }] : []));
}

/** Returns the payload of an operation that a widget has read; undefined if there is none. */
export function payloadOf(read: Read, operation: string): unknown {
  return goodOf(read).find(({ call }) => call.operation === operation)?.exchange.payload;
}
