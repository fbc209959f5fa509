import { CALENDAR, MAP, type Project, SETTINGS } from '../project.ts';

/** Written by hand, because its generator fetches its template from GitHub. */
export const astro: Project = {
  name: 'astro',
  node: 24,
  make: 'npm init -y && npm pkg set type=module && npm install astro',
  files: {
    'src/pages/index.astro': `
      <html lang="fr">
        <body>
          ${CALENDAR}
          <creneau-checkout for="booking"></creneau-checkout>
          ${MAP}
          <script>
            import { configure } from 'creneau';
            import 'creneau/slotted-calendar';
            import 'creneau/checkout';
            import 'creneau/provider-map';

            configure(${SETTINGS});
            addEventListener('creneau-order', ({ detail }) => {
              document.title = 'booked ' + detail.order.id;
            });
          </script>
        </body>
      </html>
    `,
  },
  build: 'npx astro build',
  serve: 'npx astro preview --host 127.0.0.1 --port $PORT',
};
