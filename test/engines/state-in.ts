import { STATES, type State } from '../../demo/states.ts';
import type { Place } from './engines.ts';
import { walk } from './walk.ts';

/** The time within which engines must show the same, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Brings an engine into a state of the catalogue. */
async function reach({ engine, stand }: Place, state: State): Promise<void> {
  const search = state.search ? `?${state.search}` : '';
  await engine.open(stand.page(`/state/${STATES.indexOf(state)}${search}${state.needs ? `#${state.needs}` : ''}`));
  await walk(engine, state.steps);
}

/** Returns the text that the element of a state shows, with the errors of the page that the state does not explain. */
async function shownIn({ engine }: Place, { element, fault }: State): Promise<string> {
  const { text, errors } = await engine.run(
    async (tag) => ({ text: await window.tools.text(tag), errors: window.tools.errors }),
    `creneau-${element}`,
  );
  const unexplained = errors.filter((error) => fault === undefined || !error.includes('ApiError'));
  // Each order has a different number.
  return [...unexplained, text.replace(/(Référence) [\dA-F]{8}\b/g, '$1')].join(' | ') || 'nothing';
}

/**
 * Brings engines into a state, and returns the text of each as soon as all agree, or after a time limit: some may still
 * wait for a response. Afterwards the state is removed.
 */
export async function shownInEach(places: readonly Place[], state: State): Promise<readonly string[]> {
  const failed = (error: Error) => `failed: ${error.message.split('\n', 1)}`;
  const reached: Promise<string>[] = [];
  for (const place of places) {
    const reaching = reach(place, state).then(() => '', failed);
    reached.push(reaching);
    // Maps are rendered one after the other, because each engine renders its map on the processor.
    if (state.needs) await reaching;
  }
  const outcomes = await Promise.all(reached);
  const look = () =>
    Promise.all(places.map(async (place, index) => outcomes[index] || shownIn(place, state).catch(failed)));
  const end = Date.now() + PATIENCE_MS;
  let shown = await look();
  while (new Set(shown).size > 1 && !outcomes.some(Boolean) && Date.now() < end) shown = await look();
  await Promise.all(
    places.map(({ engine }) =>
      engine.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      }),
    ),
  );
  return shown;
}
