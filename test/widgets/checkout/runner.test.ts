import { expect, it, vi } from 'vitest';
import { CHOOSING } from '../../../core/checkout/stage.ts';
import { isRequest } from '../../../widgets/checkout/runner/requests.ts';
import { createRunner } from '../../../widgets/checkout/runner/runner.ts';

it('D-any-page: the end of calls under way is awaited also if the Promise.all of the page takes arrays alone, as in Zone.js', async () => {
  const all = Promise.all.bind(Promise);
  vi.spyOn(Promise, 'all').mockImplementation((values) => {
    if (!Array.isArray(values)) throw new TypeError('These promises are in no array.');
    return all(values);
  });
  let answer = () => {};
  const runner = createRunner({
    from: CHOOSING,
    isRequest,
    send: () => new Promise((resolve) => (answer = () => resolve(null))),
    runSideEffect: () => {},
    onStage: () => {},
    guard: (work) => void work(),
    signal: new AbortController().signal,
  });
  const begun = runner.dispatch({ on: 'begin', who: 'user', needsAccount: false });
  let isSettled = false;
  const settled = runner.settled().then(() => {
    isSettled = true;
  });
  await Promise.resolve();
  expect(isSettled).toBe(false);
  answer();
  await all([begun, settled]);
  expect(isSettled).toBe(true);
});
