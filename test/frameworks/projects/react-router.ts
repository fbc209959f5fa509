import { example, type Project } from '../project.ts';

/** Written by hand, because its generator fetches its template from GitHub. */
export const reactRouter: Project = {
  name: 'React Router',
  node: 24,
  make: [
    'npm init -y && npm pkg set type=module',
    // Its packages need each other in one version, which a registry does not always have of all at once.
    'V=$(npm view @react-router/serve version)',
    'npm install react@19 react-dom@19 react-router@$V @react-router/node@$V @react-router/serve@$V isbot',
    'npm install -D @react-router/dev@$V vite typescript @types/react@19 @types/react-dom@19 @types/node',
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
