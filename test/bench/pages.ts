import { readFile } from 'node:fs/promises';
import { HEIGHTS } from '../../demo/states/heights.ts';
import { peerBody, peerFiles } from './peers.ts';
import { serve, webPage } from './serve.ts';

/** The pages that are measured: nothing but what each contender needs, on an origin of their own. */
export type Contender = 'empty' | 'floor' | 'creneau' | 'eventCalendar' | 'fullCalendar';
export type Page = Contender | 'chooseFloor' | 'choose';

const RESERVED = `<style>body { margin: 0 } creneau-slotted-calendar, floor-calendar { display: block; min-height: ${HEIGHTS[0]?.pixels[0]}px }</style>`;

/**
 * Serves the pages; `demo` is the origin of the bundle and the API. The empty page makes the same calls and then shows one
 * line; the floor, inline as well, draws the slots: between them lies the cost of drawing alone. Créneau comes as it comes
 * to a partner: one script tag of another origin.
 */
export async function servePages(demo: string): Promise<{ urlOf(page: Page): string; stop(): void }> {
  const inline = async (name: string) =>
    `<script>${await readFile(new URL(`pages/${name}`, import.meta.url), 'utf8')}</script>`;
  const api = `api-url="${demo}/api"`;
  const bodies: Readonly<Record<Page, string>> = {
    empty: `${await inline('empty.js')}<empty-page event="yoga-doux" ${api}></empty-page>`,
    floor: `${await inline('floor.js')}<floor-calendar event="yoga-doux" ${api}></floor-calendar>`,
    eventCalendar: peerBody('event-calendar', demo, await inline('slots.js')),
    fullCalendar: peerBody('full-calendar', demo, await inline('slots.js')),
    creneau: `<script async src="${demo}/creneau/1/creneau.js"></script><creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>`,
    chooseFloor: `${await inline('choose-floor.js')}<floor-chooser></floor-chooser>`,
    choose: `<script async src="${demo}/creneau/1/creneau.js"></script><creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>`,
  };
  const files = await peerFiles();
  const { origin, stop } = await serve(
    (path) => files.get(path) ?? webPage(RESERVED, bodies[path.slice(1) as Page] ?? ''),
  );
  return { urlOf: (page) => `${origin}/${page}`, stop };
}
