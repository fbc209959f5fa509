import { describe, expect, it } from 'vitest';
import type { Person } from '../../../core/catalogue/person.ts';
import { next, type SessionEvent, type Step } from '../../../core/session/session.ts';
import { identityOf, mustWait, NOBODY, ownerOf, type SessionState, type Stage } from '../../../core/session/state.ts';

const aPerson = (id: number): Person => ({
  ...{ id, firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org', subscriptions: [], organization: null },
});
const [CAMILLE, LOUIS] = [aPerson(1), aPerson(2)];
const OWNER = { person: CAMILLE };
const ask = () => 'asked';
const VISITOR = NOBODY.stage;
const NAMED = { case: 'named', token: 'text', text: 'text', owner: OWNER, hasChanged: false } as const;
const CHECKING = { case: 'checking', token: ask, text: 'text', owner: OWNER, isWaitedFor: true } as const;

const STAGES: Readonly<Record<string, Stage>> = {
  visitor: VISITOR,
  'visitor, function': { case: 'visitor', token: ask, owner: null },
  'opening, visitor': { case: 'opening', token: ask, owner: null, shown: identityOf(VISITOR) },
  'opening, expired': {
    ...{ case: 'opening', token: ask, owner: null },
    shown: { person: null, isSignedIn: false, hasExpired: true },
  },
  'opening, Camille': { case: 'opening', token: ask, owner: OWNER, shown: identityOf(NAMED) },
  'naming, visitor': { case: 'naming', token: 'text', owner: null },
  'naming, visitor, function': { case: 'naming', token: ask, owner: null },
  'naming, Camille': { case: 'naming', token: 'text', owner: OWNER },
  'naming, a user': { case: 'naming', token: 'text', owner: { person: null } },
  named: NAMED,
  'named, function': { ...NAMED, token: ask },
  'named, function, changed': { ...NAMED, token: ask, hasChanged: true },
  'named, nobody': { ...NAMED, owner: { person: null } },
  'named, nobody, function': { ...NAMED, token: ask, owner: { person: null } },
  checking: CHECKING,
  'checking, not waited for': { ...CHECKING, isWaitedFor: false },
  'refused, visitor': { case: 'refused', token: 'text', owner: null, refused: 'text' },
  'refused, Camille': { case: 'refused', token: 'text', owner: OWNER, refused: 'text' },
  'refused, function': { case: 'refused', token: ask, owner: OWNER, refused: 'text' },
  'refused, failed': { case: 'refused', token: ask, owner: OWNER, refused: null },
  retrying: { case: 'retrying', token: ask, owner: OWNER, refused: 'text' },
};

const EVENTS: Readonly<Record<string, SessionEvent>> = {
  'set: another text': { on: 'set', token: 'another' },
  'set: a function': { on: 'set', token: () => 'another' },
  'set: the same': { on: 'set', token: 'text' },
  'set: nothing': { on: 'set', token: null },
  accepted: { on: 'accepted', token: 'another' },
  'opened: a text': { on: 'opened', change: 0, text: 'another' },
  'opened: the same': { on: 'opened', change: 0, text: 'text' },
  'opened: nothing': { on: 'opened', change: 0, text: null },
  'opened, late': { on: 'opened', change: -1, text: 'another' },
  failed: { on: 'failed', change: 0 },
  'failed, late': { on: 'failed', change: -1 },
  'named: Camille': { on: 'named', change: 0, text: 'another', person: CAMILLE },
  'named: Louis': { on: 'named', change: 0, text: 'another', person: LOUIS },
  'named: nobody': { on: 'named', change: 0, text: 'another', person: null },
  'named, late': { on: 'named', change: -1, text: 'another', person: LOUIS },
  'renewed: another': { on: 'renewed', old: 'text', token: 'another' },
  'renewed: nothing': { on: 'renewed', old: 'text', token: null },
  'renewed: the same': { on: 'renewed', old: 'text', token: 'text' },
  'renewed, late': { on: 'renewed', old: 'earlier', token: 'another' },
  refused: { on: 'refused', text: 'text' },
  "refused: a guest's": { on: 'refused', text: 'guest' },
  guest: { on: 'guest', token: 'another guest' },
};

const at = (stage: Stage) => ({ ...NOBODY, stage, given: 'text', guest: 'guest' });

function linesOf(stage: Stage): readonly string[] {
  return Object.entries(EVENTS).flatMap(([name, event]) => {
    const step = next(at(stage), event);
    const isIgnored = step.state.stage === stage && step.effects.length === 0;
    return isIgnored ? [] : [`  ${name} → ${wordsOf(step)}`];
  });
}

function wordsOf({ state, effects }: Step): string {
  return [wordOf(state.stage), ...effects].join(', ');
}

/** Returns the stage, the user of the page, and what other calls wait for. */
function wordOf(stage: Stage): string {
  const owner = ownerOf(stage);
  const whose = owner ? (owner.person?.id === 1 ? 'Camille' : owner.person ? 'Louis' : 'a user') : 'a visitor';
  const { isSignedIn, hasExpired } = identityOf(stage);
  const shown = hasExpired ? ', expired' : isSignedIn ? ', signed in' : '';
  return `${stage.case} (of ${whose}${shown}${mustWait(stage) ? ', calls wait' : ''})`;
}

describe('D-page-state, D-refused-token: the table of a session’s stages and events', () => {
  it('an event that is not in the table of a stage neither changes the stage nor has an effect', async () => {
    const table = Object.entries(STAGES).flatMap(([name, stage]) => [name, ...linesOf(stage), '']);
    await expect(table.join('\n')).toMatchFileSnapshot('session-table.txt');
  });

  it.each(Object.entries(STAGES))(
    'a withdrawn token turns the user into a visitor at once, at the stage "%s"',
    (_, stage) => {
      const { state, effects } = next(at(stage), { on: 'set', token: null });
      expect(state.stage).toEqual(VISITOR);
      expect(effects).toEqual(ownerOf(stage) ? ['forget'] : []);
    },
  );

  it('a token that is refused before its user is known clears the page only if a call was answered with the token', () => {
    const naming = at({ case: 'naming', token: 'text', owner: null });
    const refuse = (state: SessionState) => next(state, { on: 'renewed', old: 'text', token: null }).effects;
    const takenAnd = (text: string) => refuse(next(naming, { on: 'taken', text }).state);
    expect([refuse(naming), takenAnd('text'), takenAnd('guest'), takenAnd('earlier')]).toEqual([
      [],
      ['forget'],
      [],
      [],
    ]);
  });

  it("a guest's token is kept beside the token of the page, and does not change the stage", () => {
    for (const stage of Object.values(STAGES)) {
      const { state, effects } = next(at(stage), { on: 'guest', token: 'another guest' });
      expect([state, effects]).toEqual([{ ...at(stage), guest: 'another guest' }, []]);
    }
  });
});
