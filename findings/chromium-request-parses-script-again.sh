#!/usr/bin/env bash
# Chromium 156.0.8078.73 (Debian), driven by its own protocol over a pipe, with nothing attached to the page.
#
# One would guess: `fetch()` costs the same wherever a script calls it.
# Seen: Chromium keeps the place from which a request is made, also where no tool looks at the page. V8 does not keep the
# positions of a script's code until somebody asks for one; then it parses each function of the stack a second time
# (`V8.CollectSourcePositions` in a trace), before the request is made. Called at the top level of a script of 20,000
# lines that is 15 to 50 ms; called in a microtask (`queueMicrotask`, `Promise.resolve().then`), so that the stack
# has one short function, under 0.1 ms. A script of 18 kB whose first act is a request makes it 2 ms later by this, on a
# slow phone 8 ms. `--js-flags=--no-enable-lazy-source-positions` shows the same page without it. A `<link rel="preload">`
# that the script inserts keeps no place.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export CHROMIUM_PATH=${CHROMIUM_PATH:-$(command -v chromium)}
cat > try.mjs <<'JS'
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const LINES = Array.from({ length: 20_000 }, (_, n) => `values[${n}] = values.length + ${n} ** 2;`).join('\n');
const WAYS = {
  '/called': `fetch('/asked');`,
  '/microtask': `queueMicrotask(() => { fetch('/asked'); });`,
  '/preload': `document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href: '/asked' }));`,
};
let asked = () => {};
const server = createServer(({ url }, answer) => {
  if (url === '/asked') setTimeout(asked, 500);
  const script = WAYS[url] && `<!doctype html><head><script>(() => { const values = [];\n${LINES}\n${WAYS[url]}\n})();</script>`;
  answer.writeHead(200, { 'content-type': 'text/html' }).end(script ?? '');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

async function longestParse(path, flags = []) {
  const quiet = ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'];
  const profile = `--user-data-dir=${process.cwd()}/profile${path.slice(1)}${flags.length}`;
  const browser = spawn(process.env.CHROMIUM_PATH, [...quiet, ...flags, profile, '--remote-debugging-pipe'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  const [, , , input, output] = browser.stdio;
  const events = [];
  const waiting = new Map();
  let complete = () => {};
  let text = '';
  output.on('data', (chunk) => {
    const messages = (text + chunk).split('\0');
    text = messages.pop();
    for (const message of messages.map(JSON.parse)) {
      waiting.get(message.id)?.();
      if (message.method === 'Tracing.dataCollected') events.push(...message.params.value);
      if (message.method === 'Tracing.tracingComplete') complete();
    }
  });
  let id = 0;
  const send = (method, params = {}) =>
    new Promise((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      input.write(`${JSON.stringify({ id, method, params })}\0`);
    });
  await send('Tracing.start', { traceConfig: { includedCategories: ['disabled-by-default-v8.compile'] } });
  const arrived = new Promise((resolve) => { asked = resolve; });
  await send('Target.createTarget', { url: `http://localhost:${server.address().port}${path}` });
  await arrived;
  const ended = new Promise((resolve) => { complete = resolve; });
  await send('Tracing.end');
  await ended;
  browser.kill();
  await gone;
  return Math.max(0, ...events.filter(({ name }) => name === 'V8.CollectSourcePositions').map(({ tdur, dur }) => (tdur ?? dur) / 1000));
}

const seen = {
  'at the top level': await longestParse('/called'),
  'in a microtask': await longestParse('/microtask'),
  'a preload': await longestParse('/preload'),
  'at the top level, with the flag': await longestParse('/called', ['--js-flags=--no-enable-lazy-source-positions']),
};
console.error(Object.values(seen).map((ms) => `${ms.toFixed(1)} ms`).join(', '));
console.log(Object.entries(seen).map(([way, ms]) => `${way}: ${ms > 5 ? 'parsed again' : 'no'}`).join('; '));
server.close();
JS
seen=$(node try.mjs)
expected='at the top level: parsed again; in a microtask: no; a preload: no; at the top level, with the flag: no'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "This has changed. It was: $expected"; exit 1; }
