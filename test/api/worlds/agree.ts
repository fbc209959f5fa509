import type { RefusalCase } from '../../../core/booking/refusal.ts';
import type { Client } from '../../../widgets/shared/api/client.ts';
import type { CallResponse } from '../../fixtures/server/api.ts';
import type { TwoServers } from '../../fixtures/server/two-servers.ts';
import { tokenOf } from './insert-worlds.ts';
import { answered, type Expected, loadFacts, pressed, type Verdict, walked } from './verdicts.ts';
import type { World } from './world.ts';

/** A disagreement of client and server. */
interface Disagreement {
  readonly world: number;
  readonly sent: object;
  readonly client: Verdict;
  readonly server: Verdict;
}

/** The result of many worlds: how often each case occurred, and the disagreements. */
export interface Agreement {
  readonly cases: Readonly<Record<string, number>>;
  readonly disagreements: readonly Disagreement[];
}

/**
 * Compares client and server in every world, eight at a time: for all that its user wants, then in every second one for
 * the selection left when the user has pressed it slot by slot.
 */
export async function compare(
  api: TwoServers,
  worlds: readonly World[],
  clientOf: (world: World) => Client,
): Promise<Agreement> {
  const cases: Record<string, number> = {};
  const disagreements: Disagreement[] = [];
  const count = (what: string) => {
    cases[what] = (cases[what] ?? 0) + 1;
  };
  const judge = async (world: World, expected: Expected) => {
    const server = answered(await post(api, world, expected));
    if (!isSame(expected.verdict, server)) {
      disagreements.push({ world: world.n, sent: expected.body, client: expected.verdict, server });
    }
    for (const what of casesOf(server)) count(what);
  };
  const queue = [...worlds];
  const lane = async () => {
    for (let world = queue.pop(); world !== undefined; world = queue.pop()) {
      const client = clientOf(world);
      await judge(world, walked(await loadFacts(client, world), api.time.now));
      if (world.n % 2 === 0) continue;
      const left = pressed(await loadFacts(client, world), api.time.now);
      if (left) await judge(world, left);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return { cases, disagreements };
}

function post(api: TwoServers, world: World, { body }: Expected): Promise<CallResponse> {
  return api.call('POST', '/v1/hold', { token: tokenOf(world), body });
}

function casesOf(verdict: Verdict): readonly string[] {
  if (verdict.case === 'had') return verdict.waiting.length > 0 ? ['had', 'waiting'] : ['had'];
  return verdict.slots.map((slot) => ('code' in slot ? String(slot.code) : 'none'));
}

/** Whether two verdicts agree. The client refuses a broken chain as a whole, the server refuses each of its slots. */
function isSame(client: Verdict, server: Verdict): boolean {
  if (client.case === 'refused' && client.slots.length === 0) {
    return server.case === 'refused' && casesOf(server).every((code) => code === 'not-consecutive');
  }
  return sorted(client) === sorted(server);
}

/** Returns the same text for equal verdicts, whatever the order of their slots and members. */
function sorted(verdict: Verdict): string {
  if (verdict.case === 'had') return JSON.stringify(verdict);
  return JSON.stringify(verdict.slots.map((slot) => JSON.stringify(Object.entries(slot).toSorted())).toSorted());
}

const CASES: Readonly<Record<RefusalCase | 'had' | 'waiting', true>> = {
  'other-offer': true,
  past: true,
  'outside-period': true,
  'day-off': true,
  'already-booked': true,
  'multi-limit': true,
  full: true,
  'max-slots': true,
  'monthly-limit': true,
  'not-consecutive': true,
  had: true,
  waiting: true,
};

/** Returns the cases of D-refusal-order that occurred less than `least` times. */
export function rareCases(cases: Agreement['cases'], least: number): readonly string[] {
  return Object.keys(CASES).filter((name) => (cases[name] ?? 0) < least);
}
