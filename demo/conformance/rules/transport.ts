import { ORIGIN } from '../exchange.ts';
import { shown } from '../finding.ts';
import { membersOf } from '../members.ts';
import { goodOf, type Read, type RuleOfApi } from '../rules.ts';

const NOBODY = 'creneau-conformance-nobody';

function allows(headers: Headers): boolean {
  return ['*', ORIGIN].includes(headers.get('access-control-allow-origin') ?? '');
}

/** Whether the list in a header contains a name or `*`. */
function lists(headers: Headers, header: string, name: string): boolean {
  const names = (headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);
  return names.includes(name);
}

const cors: RuleOfApi = {
  check: 'cors',
  call: 'every call',
  holds: 'Pages of other origins may read the responses.',
  problems: async ({ made }) => {
    const closed = made.filter(({ exchange }) => exchange && exchange.status < 300 && !allows(exchange.headers));
    if (closed.length === 0) return [];
    return [
      `${closed
        .map(({ call }) => call.name)
        .slice(0, 3)
        .join(', ')}: no Access-Control-Allow-Origin of * or ${ORIGIN}, so browsers keep the response from the page.`,
    ];
  },
};

const preflight: RuleOfApi = {
  check: 'preflight',
  call: 'OPTIONS',
  holds: 'A call with a token or a body may be made from other origins.',
  problems: async ({ asking }) => {
    const answer = await asking.ask('OPTIONS', 'v1/marker/details', {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, idempotency-key',
    });
    const lacking = ['authorization', 'content-type', 'idempotency-key'].filter(
      (name) => !lists(answer.headers, 'access-control-allow-headers', name),
    );
    if (answer.status > 299) return [`A preflight is answered ${answer.status}, but browsers need 204 or 200.`];
    if (!allows(answer.headers)) return ['A preflight names no Access-Control-Allow-Origin.'];
    return lacking.length > 0 ? [`Access-Control-Allow-Headers lacks ${lacking.join(', ')}.`] : [];
  },
};

const date: RuleOfApi = {
  check: 'date',
  call: 'every call',
  holds: 'Pages may read the time.',
  isMild: true,
  problems: async ({ made }) => {
    const first = made.find(({ exchange }) => exchange && exchange.status < 300)?.exchange;
    if (!first) return null;
    const isTold = first.headers.has('date') && lists(first.headers, 'access-control-expose-headers', 'date');
    return isTold ? [] : ['Access-Control-Expose-Headers lacks date: the visitor’s own clock decides what is past.'];
  },
};

const unknown: RuleOfApi = {
  check: 'unknown',
  call: 'GET v1/slotted/{url}',
  holds: 'What does not exist is 404.',
  problems: async (read) => {
    if (!goodOf(read, 'getOffer')) return null;
    const { status } = await read.asking.ask('GET', `v1/slotted/${NOBODY}`);
    return status === 404 ? [] : [`An offer that does not exist is answered ${status}, but must be 404.`];
  },
};

const problems: RuleOfApi = {
  check: 'problems',
  call: 'every failure',
  holds: 'Failures are problem documents with a code.',
  problems: async ({ asking }: Read) => {
    const { status, headers, payload } = await asking.ask('GET', `v1/slotted/${NOBODY}`);
    if (status < 400) return null;
    const { code, detail } = membersOf(payload);
    if (payload === undefined) return [`A ${status} is ${headers.get('content-type') ?? 'nothing'}, but must be JSON.`];
    if (!allows(headers))
      return [`A ${status} has no Access-Control-Allow-Origin, so a page takes it for a lost connection.`];
    return typeof code === 'string' && typeof detail === 'string'
      ? []
      : [
          `A ${status} needs the texts code and detail (RFC 9457), but code is ${shown(code)} and detail ${shown(detail)}.`,
        ];
  },
};

export const transportRules: readonly RuleOfApi[] = [cors, preflight, date, unknown, problems];
