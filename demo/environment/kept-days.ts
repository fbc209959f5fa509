import { type Variables, wholeNumber } from './variable.ts';

/** For how many days what concerns people is kept (D-kept-data). */
export interface KeptDays {
  /** Names and addresses of an order, after its last date. */
  readonly names: number;
  /** A customer's account, after its last order. */
  readonly accounts: number;
  /** Steps, floors, calories and sleep, after their day. */
  readonly figures: number;
}

/** Reads for how many days what concerns people is kept. Throws an EnvironmentError for a bad value. */
export function readKeptDays(variables: Variables): KeptDays {
  return {
    names: wholeNumber(variables, 'KEEP_NAMES_DAYS', 365, 30, 3650),
    accounts: wholeNumber(variables, 'KEEP_ACCOUNTS_DAYS', 1095, 30, 3650),
    figures: wholeNumber(variables, 'KEEP_FIGURES_DAYS', 400, 30, 3650),
  };
}
