import type { State } from './state.ts';

export const POPUPS_STATES: readonly State[] = [];
