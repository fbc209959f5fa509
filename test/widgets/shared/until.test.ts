import { expect, test, vi } from 'vitest';
import { until } from '../../../widgets/shared/base/until.ts';

test('what lasts until a signal aborts is stopped then, in order; after that, at once', () => {
  const controller = new AbortController();
  const stop = vi.fn();
  until(
    controller.signal,
    () => stop('first'),
    () => stop('second'),
  );
  expect(stop).not.toHaveBeenCalled();
  controller.abort();
  expect(stop.mock.calls).toEqual([['first'], ['second']]);
  until(controller.signal, () => stop('late'));
  expect(stop).toHaveBeenLastCalledWith('late');
});
