/** The code of maplibre's worker. */
export { default as code } from 'maplibre-gl/dist/maplibre-gl-worker.mjs?code';
