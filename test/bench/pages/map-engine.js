// Ours without the element around it: the built engine, told what the element's view tells it.
import { createEngine, takeWorker } from 'ENGINE_URL';
import { placesOf } from '/place.js';

const host = document.getElementById('map');
const root = host.attachShadow({ mode: 'open' });
const frame = document.createElement('div');
frame.className = 'map';
frame.style.inset = 0;
root.append(frame);

let engine;

/** Resolves once a tile is drawn. */
globalThis.create = async (positions) => {
  takeWorker(await (await fetch('WORKER_URL')).text());
  await new Promise((onDrawn) => {
    engine = createEngine({
      frame,
      tiles: MAP_TILES,
      texts: { ground: 'Carte', keys: '', wheel: '', touch: '', marker: ({ eventCount }) => `${eventCount}` },
      onDrawn,
      onBroken() {},
      onPress() {},
      onClose() {},
      onZoom() {},
    });
    globalThis.show(positions);
  });
};

globalThis.show = (positions) => engine.showPlaces(placesOf(positions));

/** What stands on the map: what each marker counts. */
globalThis.standing = () =>
  [...root.querySelectorAll('.cluster, .marker')].map((marker) => {
    const { width } = marker.getBoundingClientRect();
    return width > 0 ? Number(marker.getAttribute('aria-label')) : 0;
  });
