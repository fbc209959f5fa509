import type { QaState } from '../qa-state.ts';
import { needsTiles, type Sources } from './markup.ts';
import { settingsOf } from './script-tag.ts';

/** Returns the lines of the `configure` call for a page that is built with npm. */
export function configureLines(state: QaState, { bundle, tiles }: Sources): readonly string[] {
  const { token, tiles: _, ...settings } = settingsOf(state);
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
