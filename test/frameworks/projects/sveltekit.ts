import { example, type Project } from '../project.ts';

export const sveltekit: Project = {
  name: 'SvelteKit',
  node: 24,
  make: 'npx --yes sv@latest create . --template minimal --types ts --no-add-ons --install npm',
  files: { 'src/routes/+page.svelte': example('svelte') },
  build: 'npm run build',
  types: 'npm run check',
  serve: 'npx vite preview --host 127.0.0.1 --port $PORT --strictPort',
};
