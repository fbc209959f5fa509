import { expect, it } from 'vitest';
import { isListed } from '../../core/catalogue/is-listed.ts';
import { anAnimation } from '../fixtures/data/catalogue.ts';
import { anEvent } from '../fixtures/data/events.ts';

it.each([anEvent, anAnimation])('D-inactive-events: only active events are listed: %o', (make) => {
  expect([make({ isActive: true }), make({ isActive: false })].map(isListed)).toEqual([true, false]);
});
