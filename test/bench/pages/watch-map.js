// Notes, from outside, when a map is drawn and when its tiles come: it is idle when neither has happened for a while.
const QUIET_MS = 600;
const PAN_FRAMES = 60;
const PAN_STEP = 8;

let drawnAt = 0;

for (const name of ['drawElements', 'drawArrays']) {
  const draw = WebGL2RenderingContext.prototype[name];
  WebGL2RenderingContext.prototype[name] = function (...args) {
    drawnAt = performance.now();
    return draw.apply(this, args);
  };
}

const tiles = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tiles/'));
const frame = () => new Promise(requestAnimationFrame);

/** The first of its kind in the document or in a shadow tree of it. */
function find(selector, root = document) {
  const here = root.querySelector(selector);
  if (here) return here;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && find(selector, shadowRoot);
    if (inside) return inside;
  }
  return null;
}

/** Whether tiles have come, and for a while neither more of them nor a picture. */
function isQuiet() {
  const came = tiles().map(({ responseEnd }) => responseEnd);
  return came.length > 0 && performance.now() - Math.max(drawnAt, ...came) > QUIET_MS;
}

/** Resolves once a map is idle, however it is drawn. */
globalThis.mapQuiet = async () => {
  while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** When the last picture was drawn after `since`, and how many tiles had come by then. */
globalThis.mapIdle = async (since = 0) => {
  while (drawnAt <= since || !isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));
  return { at: drawnAt, tiles: tiles().length };
};

/** Creates the map of a page that has one to be created, with positions on it where it shows any. */
globalThis.createMap = async (positions) => {
  const start = performance.now();
  await globalThis.create(positions);
  return { start, ...(await globalThis.mapIdle(start)) };
};

/** Milliseconds from a press on + until the map is idle. */
globalThis.zoomIn = async () => {
  const start = performance.now();
  find('.zoom-in').click();
  return (await globalThis.mapIdle(start)).at - start;
};

/** Drags the map to one side and back, a step a frame; what each frame took, in milliseconds. */
globalThis.pan = async () => {
  const canvas = find('canvas.maplibregl-canvas');
  const { left, top, width, height } = canvas.getBoundingClientRect();
  let x = left + width / 2;
  const tell = (type, buttons) =>
    canvas.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        view: window,
        buttons,
        clientX: x,
        clientY: top + height / 2,
      }),
    );
  const times = [await frame()];
  tell('mousedown', 1);
  for (let step = 0; step < PAN_FRAMES; step += 1) {
    x += step < PAN_FRAMES / 2 ? PAN_STEP : -PAN_STEP;
    tell('mousemove', 1);
    times.push(await frame());
  }
  tell('mouseup', 0);
  return times.slice(1).map((time, index) => time - times[index]);
};

/** Notes every long task from now on; `clustersStand` resolves with the longest from the answer until clusters stand. */
globalThis.watchTasks = () => {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  globalThis.clustersStand = async () => {
    while (!find('.cluster')) await frame();
    const stoodAt = performance.now();
    // A task is told of after its end.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const [answer] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/v1/map/'));
    const before = tasks.filter(({ startTime }) => startTime < stoodAt).map(({ duration }) => duration);
    return { longest: Math.max(0, ...before), stood: stoodAt - answer.responseEnd };
  };
};
