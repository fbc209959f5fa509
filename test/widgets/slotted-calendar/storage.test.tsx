import { beforeEach, expect, it } from 'vitest';
import { press } from '../render.tsx';
import { aView } from './a-view.tsx';

beforeEach(() => {
  localStorage.clear();
});

it.each(['default', 'picker'] as const)('D-storage: nothing is stored before a gesture: %s mode', async (mode) => {
  await aView({ mode });
  expect({ ...localStorage }).toEqual({});
});

it('D-storage: choosing in picker mode stores nothing', async () => {
  const { view } = await aView({});
  await press(view, /^08h00 .*24 novembre 2026/);
  expect({ ...localStorage }).toEqual({});
});
