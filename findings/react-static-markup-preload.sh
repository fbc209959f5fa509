#!/usr/bin/env bash
# react-dom 19.3.1.
#
# `renderToStaticMarkup` is for pages without React, mails and feeds; its markup is put where one wants a `<figure>`.
# One would guess: the markup is that of the component, one root, without hints for React.
# Seen: for a picture, a `<link rel="preload">` stands before the root, in static markup too. Whoever takes the first
# node as the root, or puts the markup into a shadow tree to hydrate it, has one node too many. `loading="lazy"` and a
# surrounding `<picture>` prevent it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit react@19.3.1 react-dom@19.3.1
cat > try.mjs <<'JS'
import { createElement as h } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
const figure = (props) => h('figure', null, h('img', { src: 'a.png', ...props }));
console.log(renderToStaticMarkup(figure()));
console.log(renderToString(figure()));
console.log(renderToStaticMarkup(figure({ loading: 'lazy' })));
console.log(renderToStaticMarkup(h('picture', null, figure())));
JS
seen=$(node try.mjs)
expected='<link rel="preload" as="image" href="a.png"/><figure><img src="a.png"/></figure>
<link rel="preload" as="image" href="a.png"/><figure><img src="a.png"/></figure>
<figure><img src="a.png" loading="lazy"/></figure>
<picture><figure><img src="a.png"/></figure></picture>'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
