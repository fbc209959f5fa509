import { expect, it } from 'vitest';
import { TAGS } from '../../widgets/tags.ts';

it('C-loader: the toaster and the popups do not wait for the viewport, nor a slider that a link leads to', () => {
  const eager = Object.entries(TAGS).flatMap(([name, { isEager }]) => (isEager ? [[name, isEager]] : []));
  expect(Object.fromEntries(eager)).toEqual({ toaster: true, popups: true, 'animations-slider': 'linked' });
});
