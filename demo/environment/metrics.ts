import { badVariable, type Variables } from './variable.ts';

/** Whether metrics are served to programs on this machine (D-metrics): `METRICS`, `off` by default. */
export function readMetrics(variables: Variables): boolean {
  const text = variables['METRICS'];
  if (!text || text === 'off') return false;
  if (text === 'on') return true;
  throw badVariable('METRICS', text, 'on or off');
}
