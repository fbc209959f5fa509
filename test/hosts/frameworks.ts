import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const top = fileURLToPath(new URL('../..', import.meta.url));
const shelf = `${top}test/hosts`;

/** A framework, with pages as its documentation writes them. */
export interface Framework {
  /** The folder in whose node_modules it is. */
  readonly folder: string;
  /** Whether the framework can pass a function to an element that is not defined yet. */
  readonly takesFunctions: boolean;
  /** Whether the framework can pass an object to an element that is not defined yet. */
  readonly takesObjects: boolean;
  /** Modules that its pages import, by name, in the framework's own language. */
  readonly files?: Readonly<Record<string, string>>;
  /** Code of `render(calendar, list, pager)`, which renders an element with each of these sets of properties. */
  readonly render: string;
  /**
   * Code of `start(settings)`, which renders a calendar with a child, an attribute, a number, an object and a listener,
   * and returns `change(next)`, which renders the calendar with other values and hides it unless `isShown` is set.
   */
  readonly app: string;
}

const svelte = {
  './Three.svelte': `<script>
      const { calendar, list, pager } = $props();
    </script>
    <creneau-slotted-calendar {...calendar}></creneau-slotted-calendar>
    <creneau-event-list {...list}></creneau-event-list>
    <creneau-pager {...pager}></creneau-pager>`,
  './App.svelte': `<script>
      let { state, heard } = $props();
    </script>
    <h1>Nos cours</h1>
    {#if state.isShown}
      <creneau-slotted-calendar event={state.event} mode="picker" lang={state.lang} weeks={state.weeks} tiles={state.tiles}
        oncreneau-selectionchange={heard}><a href="/offre">{state.text}</a></creneau-slotted-calendar>
    {/if}
    <p>À bientôt</p>`,
};

export const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  'React 19 in strict mode': {
    folder: top,
    takesFunctions: true,
    takesObjects: true,
    render: `
      import { createElement as h, StrictMode } from 'react';
      import { createRoot } from 'react-dom/client';
      export const render = (calendar, list, pager) => createRoot(document.querySelector('main')).render(h(StrictMode, null,
        h('creneau-slotted-calendar', calendar), h('creneau-event-list', list), h('creneau-pager', pager)));`,
    app: `
      import { StrictMode } from 'react';
      import { createRoot } from 'react-dom/client';
      import { jsx, jsxs } from 'react/jsx-runtime';
      const root = createRoot(document.querySelector('main'));
      export const start = (state, heard) => {
        const change = ({ isShown, text, ...values }) => root.render(jsx(StrictMode, { children: jsxs('section', { children: [
          jsx('h1', { children: 'Nos cours' }, 'a'),
          isShown && jsx('creneau-slotted-calendar', { ...values, mode: 'picker', 'oncreneau-selectionchange': heard, children: jsx('a', { href: '/offre', children: text }) }, 'b'),
          jsx('p', { children: 'À bientôt' }, 'c'),
        ] }) }));
        change(state);
        return change;
      };`,
  },
  'Preact 10': {
    folder: shelf,
    takesFunctions: false,
    takesObjects: false,
    render: `
      import { h, render as draw } from 'preact';
      export const render = (calendar, list, pager) => draw(
        [h('creneau-slotted-calendar', calendar), h('creneau-event-list', list), h('creneau-pager', pager)],
        document.querySelector('main'));`,
    app: `
      import { h, render as draw } from 'preact';
      export const start = (state, heard) => {
        const change = ({ isShown, text, ...values }) => draw([
          h('h1', null, 'Nos cours'),
          isShown && h('creneau-slotted-calendar', { ...values, mode: 'picker', 'oncreneau-selectionchange': heard }, h('a', { href: '/offre' }, text)),
          h('p', null, 'À bientôt'),
        ], document.querySelector('main'));
        change(state);
        return change;
      };`,
  },
  'Vue 3': {
    folder: shelf,
    takesFunctions: false,
    takesObjects: true,
    render: `
      import { createApp, h } from 'vue';
      export const render = (calendar, list, pager) => createApp({
        render: () => [h('creneau-slotted-calendar', calendar), h('creneau-event-list', list), h('creneau-pager', pager)],
      }).mount('main');`,
    app: `
      import { createApp, reactive } from 'vue/dist/vue.esm-bundler.js';
      export const start = (given, heard) => {
        const state = reactive({ ...given });
        const app = createApp({
          setup: () => ({ state, heard }),
          template: \`<h1>Nos cours</h1>
            <creneau-slotted-calendar v-if="state.isShown" :event="state.event" mode="picker" :lang="state.lang" :weeks="state.weeks"
              :tiles.prop="state.tiles" @creneau-selectionchange="heard"><a href="/offre">{{ state.text }}</a></creneau-slotted-calendar>
            <p>À bientôt</p>\`,
        });
        app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('creneau-');
        app.mount('main');
        return (next) => Object.assign(state, next);
      };`,
  },
  'Solid 1.9': {
    folder: shelf,
    takesFunctions: false,
    takesObjects: true,
    render: `
      import { render as draw } from 'solid-js/web';
      import h from 'solid-js/h';
      export const render = (calendar, list, pager) => draw(
        () => [h('creneau-slotted-calendar', calendar), h('creneau-event-list', list), h('creneau-pager', pager)],
        document.querySelector('main'));`,
    app: `
      import { createMemo, createSignal } from 'solid-js';
      import { render as draw } from 'solid-js/web';
      import html from 'solid-js/html';
      export const start = (given, heard) => {
        const [state, change] = createSignal(given);
        const isShown = createMemo(() => state().isShown);
        const calendar = createMemo(() => isShown() && html\`<creneau-slotted-calendar event=\${() => state().event} mode="picker" lang=\${() => state().lang}
          weeks=\${() => state().weeks} prop:tiles=\${() => state().tiles} on:creneau-selectionchange=\${heard}><a href="/offre">\${() => state().text}</a></creneau-slotted-calendar>\`);
        draw(() => html\`<h1>Nos cours</h1>\${calendar}<p>À bientôt</p>\`, document.querySelector('main'));
        return change;
      };`,
  },
  'Svelte 5': {
    folder: shelf,
    takesFunctions: false,
    takesObjects: true,
    files: svelte,
    render: `
      import { mount } from 'svelte';
      import Three from './Three.svelte';
      export const render = (calendar, list, pager) => mount(Three, { target: document.querySelector('main'), props: { calendar, list, pager } });`,
    app: `
      import { mount } from 'svelte';
      import { stateOf } from './state.svelte.js';
      import App from './App.svelte';
      export const start = (given, heard) => {
        const state = stateOf(given);
        mount(App, { target: document.querySelector('main'), props: { state, heard } });
        return (next) => Object.assign(state, next);
      };`,
  },
};

/** Bundles the code of a page as its own bundler does. */
export async function bundled({ folder, files = {} }: Framework, contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'jsx' },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['http://*'],
    conditions: ['browser', 'production'],
    plugins: [svelteFiles(files, folder)],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
}

interface Compiler {
  compile(source: string, options: object): { readonly js: { readonly code: string } };
  compileModule(source: string, options: object): { readonly js: { readonly code: string } };
}

/** A plugin for the language of Svelte: components, and a module that makes an object reactive. */
function svelteFiles(files: Readonly<Record<string, string>>, folder: string): Plugin {
  const compiler = (): Promise<Compiler> =>
    import(pathToFileURL(`${shelf}/node_modules/svelte/src/compiler/index.js`).href);
  return {
    name: 'svelte',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\/.*\.svelte(?:\.js)?$/ }, ({ path }) => ({ path, namespace: 'svelte' }));
      onLoad({ filter: /.*/, namespace: 'svelte' }, async ({ path }) => {
        const { compile, compileModule } = await compiler();
        const options = { filename: path, generate: 'client' };
        const { js } = path.endsWith('.js')
          ? compileModule(
              'export function stateOf(given) { const state = $state({ ...given }); return state; }',
              options,
            )
          : compile(files[path] ?? '', options);
        return { contents: js.code, loader: 'js', resolveDir: folder };
      });
    },
  };
}
