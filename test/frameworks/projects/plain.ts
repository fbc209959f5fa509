import { CALENDAR, MAP, type Project, SETTINGS } from '../project.ts';

const BODY = `${CALENDAR}<creneau-checkout for="booking"></creneau-checkout>${MAP}`;

const CODE = `
  import { configure } from 'creneau';
  import 'creneau/slotted-calendar';
  import 'creneau/checkout';
  import 'creneau/provider-map';

  configure(${SETTINGS});
  addEventListener('creneau-order', ({ detail }) => { document.title = 'booked ' + detail.order.id; });
`;

const page = (head: string, script: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8">${head}</head><body>${BODY}${script}</body></html>`;

const SERVE = 'npx vite preview --host 127.0.0.1 --port $PORT --strictPort --outDir .';

/** A page without a bundler. */
export const importMap: Project = {
  name: 'import-map',
  node: 20,
  make: 'npm init -y && npm install vite',
  files: {
    'index.html': page(
      `<script type="importmap">{ "imports": { "creneau": "/node_modules/creneau/dist/npm/index.js", "creneau/": "/node_modules/creneau/dist/npm/" } }</script>`,
      '<script type="module" src="/page.js"></script>',
    ),
    'page.js': CODE.replace(/'creneau\/([\w-]+)'/g, "'creneau/$1.js'"),
  },
  build: 'true',
  serve: SERVE,
};

const bundled = (name: string, packages: string, build: string, files: Project['files'] = {}): Project => ({
  name,
  node: 20,
  make: `npm init -y && npm pkg set type=module && npm install vite ${packages}`,
  files: { 'index.html': page('', '<script type="module" src="/dist/page.js"></script>'), 'page.js': CODE, ...files },
  build,
  serve: SERVE,
});

const CONFIG = `
  module.exports = {
    mode: 'production',
    entry: './page.js',
    output: { filename: 'page.js', path: __dirname + '/dist', publicPath: '/dist/' },
  };
`;

export const esbuild = bundled(
  'esbuild',
  'esbuild',
  'npx esbuild page.js --bundle --splitting --format=esm --minify --outdir=dist',
);
export const rspack = bundled('rspack', '@rspack/core @rspack/cli', 'npx rspack build', {
  'rspack.config.cjs': CONFIG,
});
export const webpack = bundled('webpack', 'webpack webpack-cli', 'npx webpack', { 'webpack.config.cjs': CONFIG });
