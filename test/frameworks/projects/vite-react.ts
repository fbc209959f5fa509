import { example, type Project } from '../project.ts';

export const viteReact: Project = {
  name: 'Vite, React',
  node: 20,
  make: 'npm create vite@latest . -- --template react-ts --no-interactive && npm install',
  files: { 'src/App.tsx': example('tsx') },
  build: 'npm run build',
  serve: 'npx vite preview --host 127.0.0.1 --port $PORT --strictPort',
};
