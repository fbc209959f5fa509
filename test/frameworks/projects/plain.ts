import { MARKUP, MODULE, type Project } from '../project.ts';

const page = (head: string, script: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8">${head}</head><body>${MARKUP}${script}</body></html>`;

const SERVE = 'npx vite preview --host 127.0.0.1 --port $PORT --strictPort --outDir .';

/** A page without a bundler. */
export const importMap: Project = {
  name: 'an import map',
  node: 20,
  make: 'npm init -y && npm install vite',
  files: {
    'index.html': page(
      `<script type="importmap">{ "imports": { "creneau": "/node_modules/creneau/dist/npm/index.js", "creneau/": "/node_modules/creneau/dist/npm/" } }</script>`,
      '<script type="module" src="/page.js"></script>',
    ),
    'page.js': MODULE.replace(/'creneau\/([\w-]+)'/g, "'creneau/$1.js'"),
  },
  build: 'true',
  serve: SERVE,
};

const bundled = (name: string, packages: string, build: string, files: Project['files'] = {}): Project => ({
  name,
  node: 20,
  make: `npm init -y && npm pkg set type=module && npm install vite ${packages}`,
  files: { 'index.html': page('', '<script type="module" src="/dist/page.js"></script>'), 'page.js': MODULE, ...files },
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
