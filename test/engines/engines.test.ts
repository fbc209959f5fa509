import { STATES } from '../../demo/states.ts';
import { expect } from '../fixtures/browser/test.ts';
import { comeBack } from './back-and-forward.ts';
import { OPENED, TERMS, tampered } from './contract.ts';
import { type Place, test } from './engines.ts';
import { shownInEach } from './state-in.ts';
import type { Table } from './table.ts';
import { walkThePath } from './whole-path.ts';

/** Does something in each of these engines at once, and compares the results with the expected one. */
async function inEach(
  table: Table,
  what: string,
  some: readonly Place[],
  look: (place: Place) => Promise<unknown>,
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

test('S-product, C-browsers: a visitor chooses a slot, fills in the guest form, pays by card and sees the confirmation, in each engine', ({
  places,
  table,
}) =>
  inEach(table, 'whole path', places, walkThePath, {
    shown: expect.stringMatching(/Réservation confirmée.*padel.*12,00\s€/is),
    errors: [],
  }));

test.describe('C-browsers: the contract at the boundary, in each engine', () => {
  const CONTRACT = 'terms of the contract';

  const openEach = (places: readonly Place[], html: (bundle: string) => string) =>
    Promise.all(
      places.map(({ engine, stand }) => engine.open(stand.write(html(`${stand.demo.url}/creneau/1/creneau.js`)))),
    );

  const seeIn =
    (see: () => unknown) =>
    async ({ engine }: Place) => ({
      found: await engine.run(see),
      errors: await engine.run(() => window.tools.errors.splice(0)),
    });

  test.beforeAll(async ({ places }) => {
    await openEach(places, OPENED['a late script']);
  });

  for (const { title, see, expected } of TERMS)
    test(title, ({ places, table }) => inEach(table, CONTRACT, places, seeIn(see), { found: expected, errors: [] }));

  test('C-script-forms: the script may be a module', async ({ places, table }) => {
    await openEach(places, OPENED['a module']);
    const see = async () => {
      document.body.innerHTML = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';
      return (await window.tools.shown('[part~="slot"]')).localName;
    };
    await inEach(table, CONTRACT, places, seeIn(see), { found: 'button', errors: [] });
  });

  test('C-loader: a file whose content was changed is never run', async ({ places, table }) => {
    await openEach(places, () => OPENED['a changed file']);
    await inEach(table, CONTRACT, places, seeIn(tampered), {
      found: ['part-failed', false, 'Voir'],
      errors: [expect.stringMatching(/shared-.* failed or was changed/)],
    });
  });
});

test('D-first-answer: the view that comes before the code is kept by the element, which asks for nothing again, in each engine', async ({
  places,
  table,
}) => {
  const path = '/api/v1/first/slotted-calendar';
  const look = async ({ engine, stand: { demo, write } }: Place) => {
    // A server's first view takes longer than a page waits for.
    await (await fetch(`${demo.url}${path}?event=padel-duo&mode=picker&lang=fr`)).text();
    const script = `<script src="${demo.url}/creneau/1/creneau.js" data-first></script>`;
    const calendar = '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>';
    await engine.open(write(`<!doctype html><html lang="fr"><body>${calendar}${script}</body></html>`));
    return engine.run(async () => {
      const slot = await window.tools.shown('[part~="slot"]');
      await customElements.whenDefined('creneau-slotted-calendar');
      while (window.tools.all('[data-made]').length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return [slot.isConnected, names.filter((name) => name.startsWith('/api/')), window.tools.errors.splice(0)];
    });
  };
  await inEach(table, 'first answers', places, look, [true, [path], []]);
});

test.describe('C-browsers: the states of the catalogue, in each engine', () => {
  for (const state of STATES)
    test(`${state.element}: the state "${state.name}" is reached without an error, with the same text in each engine`, async ({
      places,
      table,
    }) => {
      const some = places.filter(({ drawsMaps, isOldest }) => (state.needs ? drawsMaps : !isOldest));
      const shown = await shownInEach(some, state);
      const [first = ''] = shown;
      await inEach(table, 'states as in Chromium', some, async (place) => shown[some.indexOf(place)], first);
      // A skeleton has no text.
      expect(first).not.toMatch(state.name === 'loading' ? /^failed/ : /^(?:failed|nothing)/);
    });
});

// This test is the last one, because Puppeteer loses track of a page in Firefox that was restored by going back.
test('C-browsers: a visitor follows a link, comes back and books, in each engine', ({ places, table }) =>
  inEach(table, 'back and forward', places, comeBack, []));
