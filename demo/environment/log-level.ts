import { badVariable, type Variables } from './variable.ts';

const LEVELS = ['error', 'warn', 'info', 'silent'] as const;

export type LogLevel = (typeof LEVELS)[number];

/** Reads what is logged (D-logs): `LOG_LEVEL`; if it is unset, only warnings in a demo, otherwise every request too. */
export function readLogLevel(variables: Variables, isDemo: boolean): LogLevel {
  const text = variables['LOG_LEVEL'];
  if (!text) return isDemo ? 'warn' : 'info';
  const level = LEVELS.find((one) => one === text);
  if (level) return level;
  throw badVariable('LOG_LEVEL', text, 'error, warn, info or silent');
}
