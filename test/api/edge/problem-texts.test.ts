import { describe, expect, it } from 'vitest';
import { Problem, problemBody } from '../../../demo/api/problem.ts';
import type { ProblemCode } from '../../../demo/api/problem-codes.ts';

/** The literal texts of S-slot-messages, S-server-messages and S-card-messages. */
const QUOTED: readonly (readonly [ProblemCode, string])[] = [
  ['slot-unavailable', 'The slot(s) you wish to book is (are) not available.'],
  ['monthly-limit', 'You have reached the maximum number of bookings for slotted offers'],
  ['not-consecutive', 'Consecutive slots only'],
  ['max-slots', 'You are limited to 4 slots per reservation.'],
];

describe('D-problem-json: the detail of a problem', () => {
  it.each(QUOTED)("the detail of the problem %s is the specification's text", (code, detail) => {
    expect(problemBody(new Problem(code, { limit: 4 }))).toMatchObject({ status: 409, code, detail });
  });
});
