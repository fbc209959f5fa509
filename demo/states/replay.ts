import type { State } from './state.ts';

export const REPLAY_STATES: readonly State[] = [];
