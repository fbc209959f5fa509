import { expect, it } from 'vitest';
import type { PageData } from '../../../widgets/shared/page/page-state.ts';
import { mustRefetch } from '../../../widgets/slotted-calendar/own-bookings.ts';

const person = (id: number, organization: object | null = null) => ({ id, organization });
const data = (isSignedIn: boolean, who: object | null) => ({ isSignedIn, person: who }) as PageData;
const [VISITOR, UNNAMED, ANNE] = [data(false, null), data(true, null), data(true, person(1))];

it.each([
  ['a visitor who signs in', UNNAMED, VISITOR, true],
  ['a user who signs out', VISITOR, ANNE, true],
  ['a user whom the API names', ANNE, UNNAMED, false],
  ['a user of an organisation whom the API names', data(true, person(1, { id: 3 })), UNNAMED, true],
  ['another user', data(true, person(2)), ANNE, true],
  ['the same user', ANNE, ANNE, false],
])('D-shared-gets: bookings are fetched again only for another user: %s', (_, now, before, isOther) => {
  expect(mustRefetch(now, before)).toBe(isOther);
});
