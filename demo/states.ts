import { CALENDAR_STATES } from './states/calendar.ts';
import { CHECKOUT_STATES } from './states/checkout.ts';
import { CONFIRMATION_STATES } from './states/confirmation.ts';
import { DETAILS_STATES } from './states/details.ts';
import { FINDING_STATES } from './states/finding.ts';
import { FITNESS_STATES } from './states/fitness.ts';
import { HISTORY_STATES } from './states/history.ts';
import { MAP_STATES } from './states/map.ts';
import { MEMBERSHIP_STATES } from './states/membership.ts';
import { POPUPS_STATES } from './states/popups.ts';
import { REPLAY_STATES } from './states/replay.ts';
import type { State } from './states/state.ts';
import { STUDIO_STATES } from './states/studio.ts';
import { TOASTER_STATES } from './states/toaster.ts';

export type { State, Step } from './states/state.ts';

/** The main states of each element. The gates, the pictures and the QA page all use this catalogue. */
export const STATES: readonly State[] = [
  ...CALENDAR_STATES,
  ...CHECKOUT_STATES,
  ...CONFIRMATION_STATES,
  ...FINDING_STATES,
  ...DETAILS_STATES,
  ...MAP_STATES,
  ...HISTORY_STATES,
  ...MEMBERSHIP_STATES,
  ...REPLAY_STATES,
  ...FITNESS_STATES,
  ...STUDIO_STATES,
  ...POPUPS_STATES,
  ...TOASTER_STATES,
];
