import { messageOf } from '../../widgets/shared/api/errors.ts';
import type { Wish } from './arguments.ts';
import { bookAsGuest, buyAndCancel } from './buying.ts';
import { WIDGETS } from './calls.ts';
import { createAsking } from './exchange.ts';
import { listRules } from './list-rules.ts';
import { type Made, type Read, type RuleOfApi, readEverything } from './reading.ts';
import type { Finding, Report, WidgetState } from './report.ts';
import { slotRules } from './slot-rules.ts';
import { NOTHING_KNOWN } from './subject.ts';
import { transportRules } from './transport-rules.ts';

const RULES: readonly RuleOfApi[] = [...listRules, ...slotRules, ...transportRules];

/**
 * Checks an API as the widgets of a visitor read it and, if asked, those of a guest or an account. Each answer is
 * checked on its own. Throws an Unreachable if the first request gets none.
 */
export async function checkApi(wish: Omit<Wish, 'isJson'>, now: number): Promise<Report> {
  const { address, event, book, token, widgets } = wish;
  const asking = createAsking(address, null);
  const read = { asking, ...(await readEverything(asking, { ...NOTHING_KNOWN, offer: event })) };
  const findings: Finding[] = read.made.flatMap((one) => one.findings);
  for (const rule of RULES) findings.push(...(await judged(rule, read)));
  const states = WIDGETS.map((widget) => stateOf(widget, read.made));
  findings.push(...(await unfed(states, widgets, `${address}/api`)));
  if (book !== null) findings.push(...(await bookAsGuest(address, book, now)));
  if (token !== null) findings.push(...(await buyAndCancel(createAsking(address, token), read.subject.offer, now)));
  return { address, hasPassed: findings.every(({ result }) => result !== 'failed'), findings, widgets: states };
}

async function judged({ check, call, holds, isMild, problems }: RuleOfApi, read: Read): Promise<readonly Finding[]> {
  const found = (result: Finding['result'], sentence: string) => ({ check, call, result, sentence });
  try {
    const wrong = await problems(read);
    if (wrong === null) return [];
    if (wrong.length === 0) return [found('passed', holds)];
    return wrong.map((sentence) => found(isMild ? 'warned' : 'failed', sentence));
  } catch (error) {
    return [found('failed', `It could not be checked: ${messageOf(error)}`)];
  }
}

function stateOf(widget: string, made: readonly Made[]): WidgetState {
  const having = (results: readonly Finding['result'][], isVital: boolean) =>
    made
      .filter(({ call }) => call.uses.some((use) => use.widget === widget && (use.isVital || !isVital)))
      .filter(({ findings }) => findings.some(({ result }) => results.includes(result)))
      .map(({ call }) => call.name);
  const wrong = having(['failed'], false);
  const absent = having(['not offered', 'not asked'], true);
  const parts = having(['not offered'], false);
  if (wrong.length > 0) return { widget, state: 'failing', calls: wrong };
  if (absent.length > 0) return { widget, state: 'not offered', calls: absent };
  return { widget, state: parts.length > 0 ? 'partly fed' : 'fed', calls: parts };
}

/** Returns a failure for each named widget that gets no data; without names, a failure if no widget gets data. */
async function unfed(
  states: readonly WidgetState[],
  wanted: readonly string[] | null,
  below: string,
): Promise<readonly Finding[]> {
  const failed = (call: string, sentence: string): Finding => ({ check: 'answers', call, result: 'failed', sentence });
  if (wanted !== null) {
    return states
      .filter(({ widget, state }) => wanted.includes(widget) && state === 'not offered')
      .map(({ widget, calls }) => failed(widget, `It needs ${calls.join(', ')}.`));
  }
  if (states.some(({ state }) => state !== 'not offered')) return [];
  const answer = await createAsking(below, null)
    .ask('GET', 'v1/event/list/')
    .catch(() => null);
  const why = answer?.status === 200 && answer.payload ? `the API is at ${below}` : 'the address may be wrong';
  return [failed('every widget', `None of its calls is answered: ${why}.`)];
}
