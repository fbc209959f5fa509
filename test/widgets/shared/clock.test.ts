import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../../widgets/shared/base/clock.ts';
import { NOW } from '../../fixtures/data/factories.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("D-api-clock: the widgets' now", () => {
  it('the time of the widgets is that of the device before the first response of the API', () => {
    const clock = createClock();
    vi.advanceTimersByTime(5000);
    expect(clock.now()).toBe(5000);
  });

  it("the time of the widgets is the last instant of the API plus the elapsed time, however wrong the device's clock is", () => {
    const clock = createClock();
    clock.set(NOW);
    vi.advanceTimersByTime(61_000);
    expect(clock.now()).toBe(NOW + 61_000);
    clock.set(NOW + 60_000);
    expect(clock.now()).toBe(NOW + 60_000);
  });
});
