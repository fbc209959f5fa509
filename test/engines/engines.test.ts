import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATES } from '../../demo/states.ts';
import { comeBack } from './back-and-forward.ts';
import { OPENED, TERMS, tampered } from './contract.ts';
import { leaveAll, type Place, places } from './engines.ts';
import { canDraw, shownInEach } from './state-in.ts';
import { createTable } from './table.ts';
import { walkThePath } from './whole-path.ts';

let all: readonly Place[];
/** Those that have WebGL here. */
let drawing: readonly Place[];
const table = createTable();

beforeAll(async () => {
  all = await places();
  const able = await Promise.all(
    all.map(async (place) => {
      await place.engine.open(place.stand.write('<!doctype html>').concat('#webgl'));
      return !place.isOldest && (await canDraw(place));
    }),
  );
  drawing = all.filter((_, index) => able[index]);
});

afterAll(async () => {
  table.print();
  await leaveAll();
});

/** Does something in each of these engines at once, and holds what comes of it against what is expected. */
async function inEach<T>(
  what: string,
  some: readonly Place[],
  look: (place: Place) => Promise<T>,
  expected: unknown,
): Promise<void> {
  const seen = await Promise.all(
    some.map(async (place) => ({
      engine: place.engine.name,
      seen: await look(place).catch((error: Error) => `failed: ${error.message}`),
    })),
  );
  for (const one of seen) table.add(one.engine, what, () => expect(one.seen).toEqual(expected));
  expect(seen).toEqual(some.map(({ engine }) => ({ engine: engine.name, seen: expected })));
}

it('S-product, C-browsers: a visitor chooses a slot, says who they are, pays by card and sees the confirmation, in each engine', () =>
  inEach('whole path', all, walkThePath, {
    shown: expect.stringMatching(/Réservation confirmée.*padel.*12,00\s€/is),
    errors: [],
  }));

describe('C-browsers: the contract at the boundary, in each engine', () => {
  const CONTRACT = 'terms of the contract';

  const openEach = (html: (bundle: string) => string) =>
    Promise.all(
      all.map(({ engine, stand }) => engine.open(stand.write(html(`${stand.demo.url}/creneau/1/creneau.js`)))),
    );

  const seeIn =
    (see: () => unknown) =>
    async ({ engine }: Place) => ({
      found: await engine.run(see),
      errors: await engine.run(() => window.tools.errors.splice(0)),
    });

  beforeAll(() => openEach(OPENED['a late script']));

  it.each(TERMS)('$title', ({ see, expected }) => inEach(CONTRACT, all, seeIn(see), { found: expected, errors: [] }));

  it('C-script-forms: the script is a module', async () => {
    await openEach(OPENED['a module']);
    const see = async () => {
      document.body.innerHTML = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';
      return (await window.tools.shown('[part~="slot"]')).localName;
    };
    await inEach(CONTRACT, all, seeIn(see), { found: 'button', errors: [] });
  });

  it('C-loader: a file whose content was changed is never run', async () => {
    await openEach(() => OPENED['a changed file']);
    await inEach(CONTRACT, all, seeIn(tampered), {
      found: ['part-failed', false, 'Voir'],
      errors: [expect.stringMatching(/shared-.* failed or was changed/)],
    });
  });
});

describe.each(STATES)('$element: $name', (state) => {
  it('C-browsers: reaches its end without an error, with the same text in each engine', async () => {
    // The oldest Chrome draws no maps.
    const some = state.needs ? drawing : all.filter(({ isOldest }) => !isOldest);
    const shown = await shownInEach(some, state);
    const [first = ''] = shown;
    await inEach('states as in Chromium', some, async (place) => shown[some.indexOf(place)], first);
    // A skeleton has no text.
    expect(first).not.toMatch(state.name === 'loading' ? /^failed/ : /^(?:failed|nothing)/);
  });
});

// The last: Puppeteer loses track of a page that has come back in Firefox.
it('C-browsers: a visitor follows a link, comes back and books, in each engine', () =>
  inEach('back and forward', all, comeBack, []));
