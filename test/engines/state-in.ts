import { STATES, type State } from '../../demo/states.ts';
import type { Place } from './engines.ts';
import { walk } from './walk.ts';

/** How long engines may take to show the same. */
const PATIENCE_MS = 20_000;

/** Leads an engine into a state of the catalogue. */
async function reach({ engine, stand }: Place, state: State): Promise<void> {
  const search = state.search ? `?${state.search}` : '';
  await engine.open(stand.page(`/state/${STATES.indexOf(state)}${search}${state.needs ? `#${state.needs}` : ''}`));
  await walk(engine, state.steps);
}

/** What a state's element shows, and the errors of the page that the state does not explain. */
async function shownIn({ engine }: Place, { element, fault }: State): Promise<string> {
  const { text, errors } = await engine.run(
    async (tag) => ({ text: await window.tools.text(tag), errors: window.tools.errors }),
    `creneau-${element}`,
  );
  const unexplained = errors.filter((error) => fault === undefined || !error.includes('ApiError'));
  // The number of an order is its own.
  return [...unexplained, text.replace(/(Référence) [\dA-F]{8}\b/g, '$1')].join(' | ') || 'nothing';
}

/**
 * Leads engines into a state, and returns what each shows as soon as they agree, or when patience ends: some may still wait for
 * an answer. Then nothing of the state is left.
 */
export async function shownInEach(places: readonly Place[], state: State): Promise<readonly string[]> {
  const failed = (error: Error) => `failed: ${error.message.split('\n', 1)}`;
  const reached: Promise<string>[] = [];
  for (const place of places) {
    const reaching = reach(place, state).then(() => '', failed);
    reached.push(reaching);
    // Each draws its map by the processor alone.
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
