import type { State } from './state.ts';

const DRAWN = { see: '.provider-map.drawn' } as const;
const FOREIGN = 'https://tiles.example/{z}/{x}/{y}.png';

/** The states of the map, and of what stands in its place. */
export const MAP_STATES: readonly State[] = [
  {
    element: 'provider-map',
    name: 'clusters',
    needs: 'webgl',
    markup: '<creneau-provider-map query="city/paris"></creneau-provider-map>',
    steps: [DRAWN, { see: '.cluster' }],
  },
  {
    element: 'provider-map',
    name: 'a place',
    needs: 'webgl',
    markup: '<creneau-provider-map provider="studio-lumiere"></creneau-provider-map>',
    steps: [DRAWN, { press: '.marker' }, { see: '.place-event' }],
  },
  {
    element: 'event-list',
    name: 'on the map',
    needs: 'webgl',
    markup: '<creneau-event-list view="map"></creneau-event-list>',
    steps: [{ see: 'article.event' }, DRAWN],
  },
  {
    element: 'provider-map',
    name: 'a list without WebGL',
    markup: '<creneau-provider-map></creneau-provider-map>',
    steps: [{ press: '.place-toggle' }, { see: '.place-event' }],
  },
  {
    element: 'provider-map',
    name: 'a list without consent',
    markup: `<creneau-provider-map consent="none" tiles="${FOREIGN}" query="city/lyon"></creneau-provider-map>`,
    steps: [{ see: '.why button' }, { see: '.place-row' }],
  },
];
