import { CALENDAR, MAP, type Project, SETTINGS } from '../project.ts';

export const angular: Project = {
  name: 'angular',
  node: 24,
  make: 'npx --yes @angular/cli@latest new page --directory . --ssr --style css --skip-git --defaults --package-manager npm',
  files: {
    'src/app/app.html': `${CALENDAR}<creneau-checkout for="booking" (creneau-order)="booked($event)"></creneau-checkout>${MAP}`,
    'src/app/app.ts': `
      import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
      import { configure, type CreneauEventMap } from 'creneau';
      import 'creneau/slotted-calendar';
      import 'creneau/checkout';
      import 'creneau/provider-map';

      @Component({ selector: 'app-root', templateUrl: './app.html', schemas: [CUSTOM_ELEMENTS_SCHEMA] })
      export class App {
        constructor() {
          afterNextRender(() => configure(${SETTINGS}));
        }
        protected booked(event: Event) {
          const { detail } = event as CreneauEventMap['creneau-order'];
          document.title = 'booked ' + detail.order.id;
        }
      }
    `,
  },
  build: 'npx ng build --configuration production',
  serve: 'NG_ALLOWED_HOSTS=127.0.0.1 node dist/page/server/server.mjs',
};
