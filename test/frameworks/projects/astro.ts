import { example, type Project } from '../project.ts';

/** Written by hand, because its generator fetches its template from GitHub. */
export const astro: Project = {
  name: 'Astro',
  node: 24,
  make: 'npm init -y && npm pkg set type=module && npm install astro',
  files: { 'src/pages/index.astro': `<html lang="fr"><body>${example('astro')}</body></html>` },
  build: 'npx astro build',
  serve: 'npx astro preview --host 127.0.0.1 --port $PORT',
};
