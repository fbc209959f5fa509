import type { State } from './state.ts';

export const HISTORY_STATES: readonly State[] = [];
