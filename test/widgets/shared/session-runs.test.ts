import { setImmediate } from 'node:timers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fc } from '../../fixtures/data/properties.ts';
import { type Fate, type Given, SessionWorld, type User } from './session-world.ts';

type Move =
  | { readonly case: 'set-text'; readonly user: User; readonly isGood: boolean }
  | { readonly case: 'set-function'; readonly user: User; readonly isSteady: boolean }
  | { readonly case: 'page-changes-user'; readonly user: User }
  | { readonly case: 'sign-in'; readonly user: User }
  | { readonly case: 'guest'; readonly isThere: boolean }
  | { readonly case: 'withdraw' | 'expire' | 'call' | 'wait' }
  | { readonly case: 'answer'; readonly nth: number; readonly fate: Fate; readonly given: Given };

const user = fc.constantFrom<User>('camille', 'louis');

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ case: fc.constant('set-text' as const), user, isGood: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ case: fc.constant('set-function' as const), user, isSteady: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ case: fc.constant('page-changes-user' as const), user }) },
  { weight: 1, arbitrary: fc.record({ case: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ case: fc.constant('sign-in' as const), user }) },
  { weight: 1, arbitrary: fc.record({ case: fc.constant('guest' as const), isThere: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ case: fc.constantFrom('withdraw' as const, 'expire' as const, 'expire' as const) }),
  },
  { weight: 4, arbitrary: fc.record({ case: fc.constant('call' as const) }) },
  {
    weight: 14,
    arbitrary: fc.record({
      case: fc.constant('answer' as const),
      nth: fc.nat(5),
      fate: fc.constantFrom<Fate>('answered', 'answered', 'answered', 'lost', 'cut'),
      given: fc.constantFrom<Given>('good', 'bad', 'none', 'lost'),
    }),
  },
);

const moves = fc.array(move, { maxLength: 40, size: 'max' });

function play(world: SessionWorld, made: Move): void {
  if (made.case === 'set-text') world.setText(made.user, made.isGood);
  else if (made.case === 'set-function') world.setFunction(made.user, made.isSteady);
  else if (made.case === 'page-changes-user') world.changeUser(made.user);
  else if (made.case === 'sign-in') world.signIn(made.user);
  else if (made.case === 'guest') world.setGuest(made.isThere);
  else if (made.case === 'answer') world.take(made.nth)?.answer(made.fate, made.given);
  else world[made.case]();
}

/** Waits until the last move has no further effects. */
const quiet = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

async function settle(world: SessionWorld, given: Given): Promise<void> {
  let idle = 0;
  for (let count = 0; count < 90 && idle < 2; count += 1) {
    const asked = world.asked.shift();
    if (asked) asked.answer('answered', given);
    else world.wait();
    idle = asked ? 0 : idle + 1;
    await quiet();
  }
}

async function run(all: readonly Move[]): Promise<SessionWorld> {
  const world = new SessionWorld();
  for (const made of all) {
    play(world, made);
    await quiet();
    world.check();
  }
  await settle(world, 'good');
  world.check();
  // The next call notices whose tokens the function returns now.
  world.call();
  await settle(world, 'good');
  world.check();
  return world;
}

const PROMISE =
  "no call has a withdrawn token or is made while another user's data are kept, and each log-out is reported";

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('D-page-state, D-refused-token: tokens set, renewed, refused, named and withdrawn in any order', () => {
  const keepsItsPromise = (numRuns: number) =>
    fc.assert(
      fc.asyncProperty(moves, async (all) => {
        const world = await run(all);
        expect(world.broken).toEqual([]);
        expect([world.asked.length, world.isRight()]).toEqual([0, true]);
        if (!world.hasFunction) return;
        world.call();
        await settle(world, 'none');
        expect(world.page.data.getState()).toMatchObject({ person: null, isSignedIn: false });
      }),
      { numRuns },
    );

  it(`whatever is late or lost, ${PROMISE}`, () => keepsItsPromise(150));

  it(`whatever is late or lost, ${PROMISE}: many more runs`, { tags: ['@long'] }, () => keepsItsPromise(5000));

  it('the random runs reach data of users, refusals, renewals and requests to the page', async () => {
    const seen = { data: 0, expired: 0, renewed: 0, named: 0 };
    for (const all of fc.sample(moves, 150)) {
      const world = new SessionWorld();
      world.page.data.subscribe(({ person, hasExpired }) => {
        if (hasExpired) seen.expired += 1;
        if (person) seen.named += 1;
      });
      for (const made of all) {
        play(world, made);
        await quiet();
        if (world.owners().length > 0) seen.data += 1;
      }
      seen.renewed += world.renewals;
    }
    expect(Object.entries(seen).filter(([, count]) => count < 20)).toEqual([]);
  });
});
