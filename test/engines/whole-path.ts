import { card, PAY } from '../../demo/states/purchase.ts';
import { BOOK, LATER, SLOT, type Step } from '../../demo/states/state.ts';
import type { Place } from './engines.ts';
import { walk } from './walk.ts';

/**
 * The steps of a visitor who chooses a slot with a price, fills in the guest form, and pays with a card of the test
 * gateway.
 */
const PATH: readonly Step[] = [
  { see: SLOT },
  LATER,
  { press: SLOT },
  { see: '[part~="slot"][part~="selected"]' },
  BOOK,
  { see: '[part~="guest-form"]' },
  { fill: '#firstName', with: 'Camille' },
  { fill: '#lastName', with: 'Martin' },
  { fill: '#email', with: 'camille.martin@example.org' },
  { press: '[part~="guest-form"] button' },
  { see: '.pay' },
  ...card('4242424242424242'),
  PAY,
  { see: '.done .paid' },
];

/** Returns the text of the checkout at the end of the path, with the errors of the page. */
export async function walkThePath({ engine, stand }: Place) {
  await engine.open(stand.page('/?event=padel-duo'));
  await walk(engine, PATH);
  return engine.run(async () => {
    const shown = await window.tools.text('creneau-checkout');
    sessionStorage.clear();
    return { shown, errors: window.tools.errors };
  });
}
