import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { minify } from 'terser';
import { peerFile } from '../fixtures/hosts.ts';

/** A file as a CDN would serve it: small, and gzipped. */
interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
}

/** The peers' scripts and sheets, and for each the few lines that draw our slots with it. */
export async function peerFiles(): Promise<ReadonlyMap<string, ServedFile>> {
  const script = async (paths: readonly string[], page: string) => {
    const sources = await Promise.all(paths.map(peerFile));
    const own = await readFile(new URL(`pages/${page}.js`, import.meta.url), 'utf8');
    const { code = '' } = await minify([...sources, own].join(';\n'), { ecma: 2020 });
    return served('text/javascript', code);
  };
  const sheet = async (paths: readonly string[]) =>
    served('text/css', (await Promise.all(paths.map(peerFile))).join('\n'));
  const ec = '@event-calendar/build/dist/event-calendar.min';
  const fc = 'fullcalendar';
  return new Map([
    ['/event-calendar.js', await script([`${ec}.js`], 'event-calendar')],
    ['/event-calendar.css', await sheet([`${ec}.css`])],
    ['/full-calendar.js', await script([`${fc}/all/global.js`, `${fc}/themes/classic/global.js`], 'full-calendar')],
    [
      '/full-calendar.css',
      await sheet([`${fc}/skeleton.css`, `${fc}/themes/classic/theme.css`, `${fc}/themes/classic/palette.css`]),
    ],
  ]);
}

/** A page that asks for the slots while the peer's files are on the way, as ours does. */
export function peerBody(name: string, demo: string, slots: string): string {
  return `<link rel="stylesheet" href="/${name}.css">${slots.replace('API_URL', `${demo}/api`)}<script async src="/${name}.js"></script><div id="calendar"></div>`;
}

function served(type: string, text: string): ServedFile {
  return { type, body: gzipSync(text, { level: 9 }) };
}
