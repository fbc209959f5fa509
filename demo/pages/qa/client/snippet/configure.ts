import type { QaState } from '../qa-state.ts';
import { needsTiles, pageSettings, type Sources } from './markup.ts';

/** Returns the lines of the `configure` call for a page that is built with npm. */
export function configureLines(state: QaState, sources: Sources): readonly string[] {
  const { bundle, tiles } = sources;
  const { token, tiles: _, ...settings } = pageSettings(state, sources);
  const named = Object.entries({ 'api-url': `${bundle}/api`, 'site-url': bundle, ...settings });
  return [
    'configure({',
    ...named.map(([name, value]) => `  ${camelCase(name)}: ${JSON.stringify(value)},`),
    ...(needsTiles(state) && tiles ? [`  tiles: ${tiles.startsWith('{') ? tiles : JSON.stringify(tiles)},`] : []),
    ...(token ? [`  token: async () => ${JSON.stringify(token)}, // ask your own server for it`] : []),
    '});',
  ];
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
