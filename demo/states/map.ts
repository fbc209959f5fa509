import type { State } from './state.ts';

const DRAWN = { see: '[part~="frame"][part~="drawn"]' } as const;
const FOREIGN = 'https://tiles.example/{z}/{x}/{y}.png';

/** The states of the map and of its fallback list. */
export const MAP_STATES: readonly State[] = [
  {
    element: 'provider-map',
    name: 'clusters',
    needs: 'webgl',
    markup: '<creneau-provider-map></creneau-provider-map>',
    steps: [DRAWN, { see: '[part~="cluster"]' }],
  },
  {
    element: 'provider-map',
    name: 'a place',
    needs: 'webgl',
    markup: '<creneau-provider-map provider="studio-lumiere"></creneau-provider-map>',
    steps: [DRAWN, { press: '[part~="marker"]' }, { see: '[part~="place-event"]' }],
  },
  {
    element: 'event-list',
    name: 'on the map',
    needs: 'webgl',
    markup: '<creneau-event-list view="map"></creneau-event-list>',
    steps: [{ see: '[part~="event"]' }, DRAWN],
  },
  {
    element: 'provider-map',
    name: 'a list without WebGL',
    markup: '<creneau-provider-map></creneau-provider-map>',
    steps: [{ press: '[part~="place-toggle"]' }, { see: '[part~="place-event"]' }],
  },
  {
    element: 'provider-map',
    name: 'a list without consent',
    markup: `<creneau-provider-map consent="none" tiles="${FOREIGN}" query="city/lyon"></creneau-provider-map>`,
    steps: [{ see: '[part~="why"] button' }, { see: '[part~="place-row"]' }],
  },
];
