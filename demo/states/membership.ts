import type { State } from './state.ts';

export const MEMBERSHIP_STATES: readonly State[] = [];
