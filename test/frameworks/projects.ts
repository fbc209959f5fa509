import type { Project } from './project.ts';
import { angular } from './projects/angular.ts';
import { astro } from './projects/astro.ts';
import { nextServer, nextTurbopack, nextWebpack } from './projects/next.ts';
import { esbuild, importMap, rspack, webpack } from './projects/plain.ts';
import { reactRouter } from './projects/react-router.ts';
import { sveltekit } from './projects/sveltekit.ts';
import { viteReact } from './projects/vite-react.ts';
import { nuxt, viteVue } from './projects/vue.ts';

/** All projects, in the order in which they are tried. */
export const PROJECTS: readonly Project[] = [
  ...[importMap, esbuild, webpack, rspack, viteReact, viteVue, nextTurbopack, nextWebpack, nextServer],
  ...[reactRouter, sveltekit, angular, nuxt, astro],
];
