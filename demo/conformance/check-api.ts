import { buyAndCancel } from './buying.ts';
import { createAsking } from './exchange.ts';
import type { Finding } from './finding.ts';
import { type Made, readEverything } from './reading.ts';
import type { Report, WidgetState } from './report.ts';
import { meaningRules } from './rules/meaning.ts';
import { transportRules } from './rules/transport.ts';
import type { RuleOfApi } from './rules.ts';
import { NOTHING_KNOWN } from './subject.ts';
import { WIDGETS } from './widgets.ts';

const RULES: readonly RuleOfApi[] = [...transportRules, ...meaningRules];

/** Checks an API as the widgets of a visitor read it and, with a token, those of a buyer. Throws an Unreachable. */
export async function checkApi(
  wish: {
    readonly address: string;
    readonly event: string | null;
    readonly token: string | null;
    readonly widgets: readonly string[] | null;
  },
  now: number,
): Promise<Report> {
  const asking = createAsking(wish.address, null);
  const { made, subject } = await readEverything(asking, { ...NOTHING_KNOWN, offer: wish.event });
  const findings: Finding[] = made.flatMap((one) => one.findings);
  for (const rule of RULES) {
    const problems = await rule.problems({ asking, made, subject });
    if (problems === null) continue;
    const { check, call, holds, isMild } = rule;
    const wrong = problems.map(
      (sentence) => ({ check, call, result: isMild ? 'warned' : 'failed', sentence }) as const,
    );
    findings.push(...(wrong.length > 0 ? wrong : [{ check, call, result: 'passed', sentence: holds } as const]));
  }
  const states = WIDGETS.map((widget) => stateOf(widget, made)).filter((state) => state !== null);
  findings.push(...(await unfed(states, wish.widgets, () => addressBelow(wish.address))));
  if (wish.token !== null)
    findings.push(...(await buyAndCancel(createAsking(wish.address, wish.token), subject.offer, now)));
  return {
    address: wish.address,
    hasPassed: findings.every(({ result }) => result !== 'failed'),
    findings,
    widgets: states,
  };
}

/** Returns the state of a widget; null if it needs no response as a visitor. */
function stateOf(widget: string, made: readonly Made[]): WidgetState | null {
  const uses = made.flatMap(({ call, findings }) =>
    call.uses
      .filter((use) => use.widget === widget)
      .map(({ isVital }) => ({ call: call.name, isVital, results: findings.map(({ result }) => result) })),
  );
  const having = (result: Finding['result'], among = uses) =>
    among.filter(({ results }) => results.includes(result)).map(({ call }) => call);
  const vital = uses.filter(({ isVital }) => isVital);
  if (vital.length === 0) return null;
  const absent = [...having('not offered', vital), ...having('skipped', vital)];
  if (having('failed').length > 0) return { widget, state: 'failing', calls: having('failed') };
  if (absent.length > 0) return { widget, state: 'not offered', calls: absent };
  const parts = having('not offered');
  return { widget, state: parts.length > 0 ? 'partly fed' : 'fed', calls: parts };
}

/** Returns the address below the given one at which there is an API, or null. */
async function addressBelow(address: string): Promise<string | null> {
  const below = `${address}/api`;
  const { status, payload } = await createAsking(below, null).ask('GET', 'v1/event/list/');
  return status === 200 && payload !== undefined ? below : null;
}

/** Returns a failure for each named widget that gets no data; without names, a failure if no widget gets data. */
async function unfed(
  states: readonly WidgetState[],
  wanted: readonly string[] | null,
  findBelow: () => Promise<string | null>,
): Promise<readonly Finding[]> {
  const failed = (call: string, sentence: string): Finding => ({ check: 'answers', call, result: 'failed', sentence });
  if (wanted !== null) {
    return states
      .filter(({ widget, state }) => wanted.includes(widget) && state === 'not offered')
      .map(({ widget, calls }) => failed(widget, `It needs ${calls.join(', ')}.`));
  }
  if (states.some(({ state }) => state !== 'not offered')) return [];
  const below = await findBelow().catch(() => null);
  const why = below === null ? 'the address may be wrong' : `the API is at ${below}`;
  return [failed('every widget', `None of its calls is answered: ${why}.`)];
}
