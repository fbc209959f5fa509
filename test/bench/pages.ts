import { readFile } from 'node:fs/promises';
import { HEIGHTS } from '../../demo/states/heights.ts';
import { peerBody, peerFiles } from './peers.ts';
import { CACHE, type ServedFile, serve, served, webPage } from './serve.ts';

/** The pages that are measured: nothing but what each contender needs, on an origin of their own. */
export type Contender =
  | 'empty'
  | 'inlineFloor'
  | 'floor'
  | 'creneau'
  | 'creneauByAttribute'
  | 'creneauByLine'
  | 'eventCalendar'
  | 'fullCalendar';
export type Page =
  | Contender
  | 'chooseFloor'
  | 'choose'
  | 'eventsFloor'
  | 'events'
  | 'eventsByAttribute'
  | 'eventsByLine'
  | 'offersFloor'
  | 'offers'
  | 'offersByAttribute'
  | 'offersByLine'
  | 'checkoutFloor'
  | 'checkout';

/** Floors that come as one async script of another origin; `floor` is the calendar's. */
const FLOORS = ['floor', 'cards-floor', 'checkout-floor'] as const;

const RESERVED = `<style>body { margin: 0 } creneau-slotted-calendar, floor-calendar, floor-purchase { display: block; min-height: ${HEIGHTS[0]?.pixels[0]}px }</style>`;

/**
 * Serves the pages; `demo` is the origin of the bundle and the API. The empty page makes the same calls and then shows one
 * line; the inline floor draws the slots: between them lies the cost of drawing alone. The floors come as Créneau comes to a
 * partner, one async script of another origin; the peers' scripts and sheets come from another origin too, as from a CDN.
 */
export async function servePages(
  demo: string,
  who: 'with peers' | 'without peers' = 'with peers',
): Promise<{ urlOf(page: Page): string; stop(): void }> {
  const source = (name: string) => readFile(new URL(`pages/${name}`, import.meta.url), 'utf8');
  const inline = async (name: string) => `<script>${await source(name)}</script>`;
  const files = new Map<string, ServedFile>(who === 'with peers' ? await peerFiles() : []);
  for (const name of FLOORS) {
    files.set(`/${name}.js`, served('text/javascript', await source(`${name}.js`), CACHE.loader));
  }
  const cdn = await serve((path) => files.get(path), 'cdn');
  const api = `api-url="${demo}/api"`;
  const floor = (name: (typeof FLOORS)[number]) => `<script async src="${cdn.origin}/${name}.js"></script>`;
  const creneau = `<script async src="${demo}/creneau/1/creneau.js"></script>`;
  const byAttribute = creneau.replace('async', 'async data-first');
  const byLine = (view: string) =>
    `<link rel="preload" as="fetch" crossorigin href="${demo}/api/v1/first/${view}">${creneau}`;
  const calendar = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';
  const events = '<creneau-event-list></creneau-event-list>';
  const offers = '<creneau-offers-list provider="studio-lumiere"></creneau-offers-list>';
  const bodies: Readonly<Record<Page, string>> = {
    empty: `${await inline('empty.js')}<empty-page event="yoga-doux" ${api}></empty-page>`,
    inlineFloor: `${await inline('floor.js')}<floor-calendar event="yoga-doux" ${api}></floor-calendar>`,
    floor: `${floor('floor')}<floor-calendar event="yoga-doux" ${api}></floor-calendar>`,
    eventCalendar: peerBody('event-calendar', cdn.origin, demo, await inline('slots.js')),
    fullCalendar: peerBody('full-calendar', cdn.origin, demo, await inline('slots.js')),
    creneau: creneau + calendar,
    creneauByAttribute: byAttribute + calendar,
    creneauByLine: byLine('slotted-calendar?event=yoga-doux&amp;mode=picker&amp;lang=fr') + calendar,
    chooseFloor: `${await inline('choose-floor.js')}<floor-chooser></floor-chooser>`,
    choose: `${creneau}<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>`,
    eventsFloor: `${floor('cards-floor')}<floor-cards ${api}></floor-cards>`,
    events: creneau + events,
    eventsByAttribute: byAttribute + events,
    eventsByLine: byLine('event-list?lang=fr') + events,
    offersFloor: `${floor('cards-floor')}<floor-cards provider="studio-lumiere" ${api}></floor-cards>`,
    offers: creneau + offers,
    offersByAttribute: byAttribute + offers,
    offersByLine: byLine('offers-list?provider=studio-lumiere&amp;lang=fr') + offers,
    checkoutFloor: `${floor('checkout-floor')}<floor-purchase event="padel-duo" ${api}></floor-purchase>`,
    checkout: `${creneau}<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>`,
  };
  const site = await serve((path) => webPage(RESERVED, bodies[path.slice(1) as Page] ?? ''));
  return {
    urlOf: (page) => `${site.origin}/${page}`,
    stop() {
      site.stop();
      cdn.stop();
    },
  };
}
