import { HEIGHTS, PHONE } from '../../demo/states/heights.ts';
import { CACHE, type Site, serve, served } from './serve.ts';

/** A studio's own page without Créneau, and the same page with a calendar. */
export interface Studio {
  readonly without: string;
  readonly with: string;
  stop(): void;
}

const ON_PHONE = HEIGHTS[0]?.pixels[PHONE];

const SHEET = `
  body { margin: 0; font: 17px/1.6 Georgia, serif; color: #222; background: #fbf9f6 }
  header, main, footer { max-width: 60rem; margin: auto; padding: 1rem }
  img { display: block; width: 100%; height: auto; aspect-ratio: 16 / 9 }
  creneau-slotted-calendar { display: block; min-height: ${ON_PHONE}px }`;

const TEXT =
  'Des cours en petit groupe, tous les jours de 8 h à 20 h, dans une salle claire au bord du canal. Nous prêtons les tapis ; venez dix minutes avant l’heure.';

/** Serves the pages on an origin of the studio's; `demo` is the origin of the bundle, the API and the picture. */
export async function serveStudio(demo: string): Promise<Studio> {
  const picture = await (await fetch(`${demo}/pictures/yoga-3.medium.svg`)).text();
  const files = new Map([
    ['/studio.css', served('text/css', SHEET, CACHE.loader)],
    ['/studio.svg', served('image/svg+xml', picture, CACHE.loader)],
    ['/without', served('text/html; charset=utf-8', pageWith('', ''))],
    [
      '/with',
      served(
        'text/html; charset=utf-8',
        pageWith(
          `<script async src="${demo}/creneau/1/creneau.js"></script>`,
          '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>',
        ),
      ),
    ],
    ['/robots.txt', served('text/plain', 'User-agent: *\nAllow: /\n')],
    ['/favicon.ico', served('image/svg+xml', picture, CACHE.loader)],
  ]);
  const site: Site = await serve((path) => files.get(path), 'studio');
  return { without: `${site.origin}/without`, with: `${site.origin}/with`, stop: site.stop };
}

function pageWith(script: string, embed: string): string {
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="Yoga doux au cœur de Paris.">
    <title>Studio Lumière</title>
    <link rel="stylesheet" href="/studio.css">
    ${script}
  </head>
  <body>
    <header><p>Studio Lumière</p></header>
    <main>
      <h1>Yoga doux au cœur de Paris</h1>
      <img src="/studio.svg" width="640" height="360" alt="La salle">
      <p>${TEXT}</p>
      <h2>Réserver</h2>
      ${embed}
      <h2>Le studio</h2>
      <p>${TEXT}</p>
      <p>${TEXT}</p>
    </main>
    <footer><p>12, rue de Lancry, Paris</p></footer>
  </body>
</html>`;
}
