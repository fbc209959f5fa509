// leaflet.markercluster as its manual has it: bulk adding into a group that is then put on the map, nothing animated.
const tiles = MAP_TILES;
let map;

/** Resolves once the tiles are there. */
globalThis.create = () =>
  new Promise((resolve) => {
    const [longitude, latitude] = MAP_START.center;
    map = L.map('map', {
      center: [latitude, longitude],
      // Its worlds are 256 px wide.
      zoom: MAP_START.zoom + 1,
      maxZoom: 18,
      zoomControl: false,
      fadeAnimation: false,
    });
    L.tileLayer(tiles.urls[0], { maxNativeZoom: tiles.maxZoom, maxZoom: 18 }).on('load', resolve).addTo(map);
  });

globalThis.show = (positions) => {
  const group = L.markerClusterGroup({ maxClusterRadius: 80 });
  const html =
    '<svg viewBox="0 0 32 39"><path d="M16 39C12 31 1 25 1 15.5a15 15 0 0 1 30 0C31 25 20 31 16 39z"/></svg>';
  const icon = L.divIcon({ className: 'marker', html, iconSize: [32, 39], iconAnchor: [16, 39] });
  group.addLayers(positions.map(({ latitude, longitude }) => L.marker([latitude, longitude], { icon })));
  map.addLayer(group);
};

/** What stands on the map: what each marker counts. */
globalThis.standing = () =>
  [...document.querySelectorAll('.leaflet-marker-icon')].map((marker) => {
    const { width } = marker.getBoundingClientRect();
    return width > 0 ? Number(marker.textContent.trim() || 1) : 0;
  });
