#!/usr/bin/env bash
# React 19.3.1 (react, react-dom), jsdom 26.1.0.
#
# One would guess: since React 19 calls `oncreneau-order` of a custom element as a listener of its event `creneau-order`,
# a component that was rendered on the server and hydrated hears the event like one that was rendered in the browser.
# Seen: the component that was rendered in the browser hears it. The hydrated one never does, without any warning, and
# not before its listener changes to another function.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat > try.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="made"></div><div id="hydrated"></div>', { url: 'http://localhost/' });
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const { act, createElement } = await import('react');
const { createRoot, hydrateRoot } = await import('react-dom/client');
const { renderToString } = await import('react-dom/server');

const heard = [];
const page = (who) => createElement('x-checkout', { 'onx-order': () => heard.push(who) });
const made = document.querySelector('#made');
const hydrated = document.querySelector('#hydrated');
hydrated.innerHTML = renderToString(page('hydrated'));
await act(() => createRoot(made).render(page('made')));
let root;
await act(() => { root = hydrateRoot(hydrated, page('hydrated')); });
const tell = () => {
  for (const element of document.querySelectorAll('x-checkout')) element.dispatchEvent(new window.Event('x-order'));
};
tell();
await act(() => root.render(page('hydrated, with another function')));
tell();
console.log(heard.join(' | '));
JS
seen=$(node try.mjs 2>&1)
expected='made | made | hydrated, with another function'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "This has changed. It was: $expected"; exit 1; }
