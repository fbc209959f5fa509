import { readFile } from 'node:fs/promises';
import { minify } from '@swc/core';
import { peerFile } from '../fixtures/browser/hosts.ts';
import { CACHE, type ServedFile, served } from './serve.ts';

/** The peers' scripts and sheets, and for each the few lines that draw our slots with it. */
export async function peerFiles(): Promise<ReadonlyMap<string, ServedFile>> {
  const script = async (paths: readonly string[], page: string) => {
    const own = await readFile(new URL(`pages/${page}.js`, import.meta.url), 'utf8');
    return peerScript(paths, own);
  };
  const ec = '@event-calendar/build/dist/event-calendar.min';
  const fc = 'fullcalendar';
  return new Map([
    ['/event-calendar.js', await script([`${ec}.js`], 'event-calendar')],
    ['/event-calendar.css', await peerSheet([`${ec}.css`])],
    ['/full-calendar.js', await script([`${fc}/all/global.js`, `${fc}/themes/classic/global.js`], 'full-calendar')],
    [
      '/full-calendar.css',
      await peerSheet([`${fc}/skeleton.css`, `${fc}/themes/classic/theme.css`, `${fc}/themes/classic/palette.css`]),
    ],
  ]);
}

/** A peer's scripts and the lines of ours that use them, as one file, minified as our build is. */
export async function peerScript(paths: readonly string[], own: string): Promise<ServedFile> {
  const sources = await Promise.all(paths.map(peerFile));
  const code = [...sources, own].join(';\n');
  const small = await minify(code, { ecma: 2020, compress: true, mangle: true, format: { comments: false } });
  return served('text/javascript', small.code, CACHE.version);
}

/** A peer's sheets as one. */
export async function peerSheet(paths: readonly string[]): Promise<ServedFile> {
  return served('text/css', (await Promise.all(paths.map(peerFile))).join('\n'), CACHE.version);
}

/** A page that asks for the slots while the peer's files are on the way, as ours does. */
export function peerBody(name: string, cdn: string, demo: string, slots: string): string {
  return `<link rel="stylesheet" href="${cdn}/${name}.css">${slots.replace('API_URL', `${demo}/api`)}<script async src="${cdn}/${name}.js"></script><div id="calendar"></div>`;
}
