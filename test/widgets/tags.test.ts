import { expect, it } from 'vitest';
import { TAGS } from '../../widgets/tags.ts';

it('C-loader: the toaster, the popups and a slider that a link targets do not wait until they are in the viewport', () => {
  const eager = Object.entries(TAGS).flatMap(([name, { isEager }]) => (isEager ? [[name, isEager]] : []));
  expect(Object.fromEntries(eager)).toEqual({ toaster: true, popups: true, 'animations-slider': 'linked' });
});
