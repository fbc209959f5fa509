import { CALENDAR, MAP, type Project, SETTINGS } from '../project.ts';

const PAGE = `
  <script setup lang="ts">
  import { configure, type CreneauEventMap } from 'creneau/vue';
  import 'creneau/slotted-calendar';
  import 'creneau/checkout';
  import 'creneau/provider-map';
  import { onMounted } from 'vue';

  onMounted(() => configure(${SETTINGS}));
  const booked = ({ detail }: CreneauEventMap['creneau-order']) => {
    document.title = 'booked ' + detail.order.id;
  };
  </script>

  <template>
    <main>
      ${CALENDAR}
      <creneau-checkout for="booking" @creneau-order="booked"></creneau-checkout>
      ${MAP}
    </main>
  </template>
`;

export const viteVue: Project = {
  name: 'vite-vue',
  node: 20,
  make: 'npm create vite@latest . -- --template vue-ts --no-interactive && npm install',
  files: {
    'src/App.vue': PAGE,
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
  name: 'nuxt',
  node: 24,
  make: 'npm init -y && npm pkg set type=module && npm install nuxt vue vue-router',
  files: {
    'app/app.vue': PAGE,
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
