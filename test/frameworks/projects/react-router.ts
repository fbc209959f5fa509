import { example, type Project } from '../project.ts';

/** Written by hand, because its generator fetches its template from GitHub. */
export const reactRouter: Project = {
  name: 'React Router',
  node: 24,
  make: [
    'npm init -y && npm pkg set type=module',
    'npm install react@19 react-dom@19 react-router @react-router/node @react-router/serve isbot',
    'npm install -D @react-router/dev vite typescript @types/react@19 @types/react-dom@19 @types/node',
  ].join(' && '),
  files: {
    'vite.config.ts': `
      import { reactRouter } from '@react-router/dev/vite';
      export default { plugins: [reactRouter()] };
    `,
    'app/routes.ts': `
      import { index } from '@react-router/dev/routes';
      export default [index('page.tsx')];
    `,
    'app/root.tsx': `
      import { Outlet, Scripts } from 'react-router';
      export default function Root() {
        return <html lang="fr"><body><Outlet /><Scripts /></body></html>;
      }
    `,
    'app/page.tsx': example('tsx'),
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "noEmit": true }, "include": ["app"] }',
  },
  build: 'npx react-router build',
  types: 'npx tsc --noEmit -p .',
  serve: 'HOST=127.0.0.1 npx react-router-serve build/server/index.js',
};
