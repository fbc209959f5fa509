import type { State } from './state.ts';

export const FITNESS_STATES: readonly State[] = [];
