import { type Exchange, ORIGIN, typeOf } from './exchange.ts';
import { goodOf, type RuleOfApi } from './reading.ts';
import { shown } from './schema.ts';
import { membersOf } from './subject.ts';

/** The path of an offer that no back end has. */
const NOBODY = 'v1/slotted/creneau-conformance-nobody';

function allows(headers: Headers): boolean {
  return ['*', ORIGIN].includes(headers.get('access-control-allow-origin') ?? '');
}

/** Whether the list in a header contains a name. */
function lists(headers: Headers, header: string, name: string): boolean {
  const names = (headers.get(header) ?? '').toLowerCase();
  return names.split(/\s*,\s*/).includes(name);
}

/** Returns the paths of some exchanges, of which the first are named. */
function pathsOf(exchanges: readonly Exchange[]): string {
  const paths = [...new Set(exchanges.map(({ method, path }) => `${method} ${path}`))];
  return `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;
}

/** The rules of how responses are sent. The last one also looks at the requests of the others. */
export const transportRules: readonly RuleOfApi[] = [
  {
    check: 'type',
    call: 'every call',
    holds: 'JSON is called JSON.',
    isMild: true,
    problems: async (read) => {
      const others = goodOf(read).flatMap(({ exchange }) => (typeOf(exchange).includes('json') ? [] : [exchange]));
      const type = others.map(typeOf)[0] || 'missing';
      return others.length > 0 ? [`${pathsOf(others)}: the type is ${type}, but must be application/json.`] : [];
    },
  },
  {
    check: 'preflight',
    call: 'OPTIONS',
    holds: 'A call with a token or a body may be made from other origins.',
    problems: async ({ asking }) => {
      const wanted = ['authorization', 'content-type', 'idempotency-key'];
      const { status, headers } = await asking.ask('OPTIONS', 'v1/marker/details', {
        'access-control-request-method': 'POST',
        'access-control-request-headers': wanted.join(', '),
      });
      if (status > 299) return [`A preflight is answered ${status}, but browsers need 204 or 200.`];
      if (!allows(headers)) return ['A preflight names no Access-Control-Allow-Origin.'];
      const lacking = wanted.filter((name) => !lists(headers, 'access-control-allow-headers', name));
      return lacking.length > 0 ? [`Access-Control-Allow-Headers lacks ${lacking.join(', ')}.`] : [];
    },
  },
  {
    check: 'date',
    call: 'every call',
    holds: 'Pages may read the time.',
    isMild: true,
    problems: async (read) => {
      const headers = goodOf(read)[0]?.exchange.headers;
      if (!headers) return null;
      const isTold = headers.has('date') && lists(headers, 'access-control-expose-headers', 'date');
      return isTold ? [] : ['Access-Control-Expose-Headers lacks date: the visitor’s own clock decides what is past.'];
    },
  },
  {
    check: 'problems',
    call: 'every failure',
    holds: 'What does not exist is 404, and failures are problem documents with a code.',
    problems: async ({ asking }) => {
      const answer = await asking.ask('GET', NOBODY);
      const { status, payload, body } = answer;
      const what = status < 300 ? ` with ${body.slice(0, 40) || 'nothing'}` : '';
      if (status < 400) return [`An offer that does not exist is answered ${status}${what}, but must be 404.`];
      const { code, detail } = membersOf(payload);
      if (payload === undefined) return [`A ${status} is ${typeOf(answer) || 'nothing'}, but must be JSON.`];
      if (typeof code === 'string' && typeof detail === 'string') return [];
      const given = `code is ${shown(code)} and detail ${shown(detail)}`;
      return [`A ${status} needs the texts code and detail (RFC 9457), but ${given}.`];
    },
  },
  {
    check: 'cors',
    call: 'every call',
    holds: 'Pages of other origins may read the responses.',
    problems: async ({ asking }) => {
      const closed = asking.exchanges.filter(({ method, headers }) => method !== 'OPTIONS' && !allows(headers));
      const of = (isFailure: boolean) => closed.filter(({ status }) => status >= 400 === isFailure);
      const lack = `no Access-Control-Allow-Origin of * or ${ORIGIN}`;
      const [good, failures] = [of(false), of(true)];
      return [
        ...(good.length > 0 ? [`${pathsOf(good)}: ${lack}, so browsers keep the response from the page.`] : []),
        ...(failures.length > 0
          ? [`A ${failures[0]?.status} (${pathsOf(failures)}) has ${lack}, so a page takes it for a lost connection.`]
          : []),
      ];
    },
  },
];
