import { API, type Project, SETTINGS } from '../project.ts';

/** A page of React with the package's components. */
export const REACT_PAGE = `
  import { configure, CreneauCheckout, CreneauProviderMap, CreneauSlottedCalendar } from 'creneau/react';
  import { useEffect } from 'react';

  export default function Page() {
    useEffect(() => configure(${SETTINGS}), []);
    return (
      <main>
        <CreneauSlottedCalendar id="booking" event="yoga-doux" mode="picker" />
        <CreneauCheckout for="booking" onOrder={({ detail }) => { document.title = 'booked ' + detail.order.id; }} />
        <CreneauProviderMap style={{ display: 'block', height: '20em' }} api-url="${API}/api" />
      </main>
    );
  }
`;

export const viteReact: Project = {
  name: 'vite-react',
  node: 20,
  make: 'npm create vite@latest . -- --template react-ts --no-interactive && npm install',
  files: { 'src/App.tsx': REACT_PAGE },
  build: 'npm run build',
  serve: 'npx vite preview --host 127.0.0.1 --port $PORT --strictPort',
};
