import { CALENDAR, MAP, type Project, SETTINGS } from '../project.ts';

export const sveltekit: Project = {
  name: 'sveltekit',
  node: 24,
  make: 'npx --yes sv@latest create . --template minimal --types ts --no-add-ons --install npm',
  files: {
    'src/routes/+page.svelte': `
      <script lang="ts">
        import { configure, type CreneauEventMap } from 'creneau';
        import 'creneau/slotted-calendar';
        import 'creneau/checkout';
        import 'creneau/provider-map';
        import { onMount } from 'svelte';

        onMount(() => configure(${SETTINGS}));
        const booked = ({ detail }: CreneauEventMap['creneau-order']) => {
          document.title = 'booked ' + detail.order.id;
        };
      </script>

      ${CALENDAR}
      <creneau-checkout for="booking" oncreneau-order={booked}></creneau-checkout>
      ${MAP}
    `,
  },
  build: 'npm run build',
  types: 'npm run check',
  serve: 'npx vite preview --host 127.0.0.1 --port $PORT --strictPort',
};
