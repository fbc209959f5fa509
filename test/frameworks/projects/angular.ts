import { example, type Project } from '../project.ts';

export const angular: Project = {
  name: 'Angular, rendered on the server',
  node: 24,
  // The newest releases of Angular's own packages are not always there together.
  make: 'echo legacy-peer-deps=true > .npmrc && npx --yes @angular/cli@latest new page --directory . --ssr --style css --skip-git --defaults --package-manager npm',
  files: { 'src/app/app.ts': example('ts') },
  build: 'npx ng build --configuration production',
  serve: 'NG_ALLOWED_HOSTS=127.0.0.1 node dist/page/server/server.mjs',
};
