import { example, type Project } from '../project.ts';

/** The generator's layout asks Google for its fonts. */
const LAYOUT = {
  'app/layout.tsx': `
    export default function Layout({ children }: { readonly children: React.ReactNode }) {
      return <html lang="fr"><body>{children}</body></html>;
    }
  `,
};

const next: Omit<Project, 'name' | 'build'> = {
  node: 20,
  make: 'npx --yes create-next-app@latest . --ts --app --no-eslint --no-tailwind --no-src-dir --import-alias "@/*" --use-npm --disable-git --yes',
  files: { ...LAYOUT, 'app/page.tsx': example('tsx') },
  serve: 'npx next start --hostname 127.0.0.1 --port $PORT',
};

export const nextTurbopack: Project = { ...next, name: 'Next.js, Turbopack', build: 'npx next build' };
export const nextWebpack: Project = { ...next, name: 'Next.js, webpack', build: 'npx next build --webpack' };

/** A page that is a server component: the components are the border to the client. */
export const nextServer: Project = {
  ...next,
  name: 'Next.js, a server component',
  build: 'npx next build',
  files: {
    ...LAYOUT,
    'app/booking.tsx': example('tsx'),
    'app/page.tsx': `
      import { CreneauSearch } from 'creneau/react';
      import Booking from './booking';

      export default function Page() {
        return <><Booking /><CreneauSearch /></>;
      }
    `,
  },
};
