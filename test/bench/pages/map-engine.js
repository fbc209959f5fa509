// Ours without the element around it: the built engine, told what the element's view tells it.
import { createEngine, takeWorker } from 'ENGINE_URL';
import { code as placesWorker } from 'PLACES_WORKER_URL';
import { code } from 'WORKER_URL';
import { openPlaces, startWorker } from '/places.js';

const host = document.getElementById('map');
const root = host.attachShadow({ mode: 'open' });
const frame = document.createElement('div');
frame.className = 'map';
frame.style.inset = 0;
root.append(frame);

let engine;

const encoder = new TextEncoder();

/** Resolves once a tile is drawn; the compact form of positions may be a text. */
globalThis.create = async (given) => {
  takeWorker(code);
  await new Promise((onDrawn) => {
    engine = createEngine({
      frame,
      tiles: MAP_TILES,
      scheme: 'light',
      texts: { ground: 'Carte', keys: '', wheel: '', touch: '', marker: ({ eventCount }) => `${eventCount}` },
      onDrawn,
      onBroken() {},
      onPress() {},
      onClose() {},
      onZoom() {},
    });
    if (given) globalThis.show(encoder.encode(given));
  });
};

/** Shows the positions of an answer, as the element does. */
globalThis.show = async (bytes) => {
  const worker = await startWorker(placesWorker);
  const answer = { type: 'application/vnd.creneau.positions+json', parts: [bytes] };
  const { places } = await worker.read(answer, new AbortController().signal);
  worker.end();
  engine.showPlaces(openPlaces(places));
};

/** What stands on the map: what each marker counts. */
globalThis.standing = () =>
  [...root.querySelectorAll('.cluster, .marker')].map((marker) => {
    const { width } = marker.getBoundingClientRect();
    return width > 0 ? Number(marker.getAttribute('aria-label')) : 0;
  });
