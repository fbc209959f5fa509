import { isApiError, messageOf } from '../../widgets/shared/api/errors.ts';
import type { Call, Subject } from './call.ts';
import { calendarCalls } from './calls/calendar.ts';
import { listCalls } from './calls/lists.ts';
import { otherCalls } from './calls/others.ts';
import { itemsLeftOut } from './check-fields.ts';
import type { Asking, Exchange } from './exchange.ts';
import { Unreachable } from './exchange.ts';
import type { Finding } from './finding.ts';
import { countOf } from './read-payload.ts';
import { learned } from './subject.ts';

/** The calls, in an order in which each response can name what the next calls ask for. */
export const CALLS: readonly Call[] = [
  ...listCalls.slice(0, 1),
  ...calendarCalls,
  ...listCalls.slice(1),
  ...otherCalls,
];

/** A call that was made, and its outcome. */
export interface Made {
  readonly call: Call;
  readonly findings: readonly Finding[];
  /** The request and its response; null if no call was made. */
  readonly exchange: Exchange | null;
  readonly result: unknown;
}

/** Makes each call of a visitor's widgets, and reports how the widgets read the responses. */
export async function readEverything(
  asking: Asking,
  known: Subject,
): Promise<{ readonly made: readonly Made[]; readonly subject: Subject }> {
  let subject = known;
  const made: Made[] = [];
  for (const call of CALLS) {
    const one = await make(asking, call, subject);
    made.push(one);
    if (one.exchange && one.exchange.status < 300) {
      subject = learned(subject, call.operation, one.exchange.payload, one.result);
    }
  }
  return { made, subject };
}

async function make(asking: Asking, call: Call, subject: Subject): Promise<Made> {
  const finding = (check: Finding['check'], result: Finding['result'], sentence: string): Finding => {
    return { check, call: call.name, result, sentence };
  };
  const pending = call.make(asking.client, subject);
  if (pending === null) {
    const findings = [finding('answers', 'skipped', 'The API has told of nothing that could be asked for.')];
    return { call, findings, exchange: null, result: null };
  }
  try {
    const result = await pending;
    const exchange = asking.last();
    const leftOut = await itemsLeftOut(call, exchange?.payload, subject);
    const findings = leftOut.map((sentence) => finding('items', 'failed', `Left out, ${sentence}`));
    const count = countOf(result);
    const read = count === null ? 'Read.' : `${count} read.`;
    return { call, findings: findings.length > 0 ? findings : [finding('fields', 'passed', read)], exchange, result };
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    const exchange = asking.last();
    return { call, findings: [failureOf(error, exchange, finding)], exchange, result: null };
  }
}

function failureOf(
  error: unknown,
  exchange: Exchange | null,
  finding: (check: Finding['check'], result: Finding['result'], sentence: string) => Finding,
): Finding {
  const status = exchange?.status ?? 0;
  if (status >= 300 && status < 400) {
    const to = exchange?.headers.get('location') ?? 'nowhere';
    return finding('redirect', 'failed', `It is redirected to ${to}; widgets follow no redirect.`);
  }
  if (isApiError(error) && status === 404) return finding('answers', 'not offered', 'There is no such call.');
  if (isApiError(error)) return finding('answers', 'failed', `It answered ${status}.`);
  return finding('fields', 'failed', `It cannot be read: ${messageOf(error)}.`);
}
