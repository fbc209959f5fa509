import { example, type Project } from '../project.ts';

export const viteVue: Project = {
  name: 'Vite, Vue',
  node: 20,
  make: 'npm create vite@latest . -- --template vue-ts --no-interactive && npm install',
  files: {
    'src/App.vue': example('vue'),
    'vite.config.ts': `
      import vue from '@vitejs/plugin-vue';
      export default {
        plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('creneau-') } } })],
      };
    `,
  },
  build: 'npm run build',
  serve: 'npx vite preview --host 127.0.0.1 --port $PORT --strictPort',
};

/** Written by hand, because its generator fetches its template from GitHub. */
export const nuxt: Project = {
  name: 'Nuxt',
  node: 24,
  make: 'npm init -y && npm pkg set type=module && npm install nuxt vue vue-router',
  files: {
    'app/app.vue': example('vue'),
    'nuxt.config.ts': `
      export default defineNuxtConfig({
        vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('creneau-') } },
      });
    `,
    'tsconfig.json': '{ "extends": "./.nuxt/tsconfig.json" }',
  },
  build: 'npx nuxt build',
  serve: 'HOST=127.0.0.1 node .output/server/index.mjs',
};
