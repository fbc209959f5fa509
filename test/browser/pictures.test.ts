import Fastify from 'fastify';
import { CATEGORIES } from '../../demo/api/sample-data/names/categories.ts';
import { demoPages } from '../../demo/pages/routes.ts';
import { expect, newPage, onTestFinished, test } from '../fixtures/browser/test.ts';

const NAMES = [
  ...CATEGORIES.flatMap(({ sports }) => sports).map((sport) => `${sport}-1`),
  ...['venue-1', 'venue-2', 'venue-3', 'venue-4'],
  ...CATEGORIES.map(({ slug }) => `category-${slug}`),
];

test('C-sample-data, C-foreign-origin: a page of another origin, under the strict policy, shows every kind of picture in its size', async ({
  browser,
}) => {
  const app = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  app.decorate('site', { isDemo: true, publicUrl: null, englishUrl: null, takesStripe: false });
  await app.register(demoPages);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const page = await newPage(browser);
  await page.goto(`http://partner.localhost:${port}/partner/`);
  const shown = (paths: readonly string[]) =>
    page.evaluate(
      ([origin, ...all]) =>
        Promise.all(
          all.map(async (path) => {
            const image = new Image();
            image.src = `${origin}${path}`;
            const size = await image.decode().then(
              () => [image.naturalWidth, image.naturalHeight],
              () => null,
            );
            return [path, size] as const;
          }),
        ),
      [`http://localhost:${port}`, ...paths],
    );
  for (const [size, expected] of [
    ['medium', [640, 360]],
    ['mini', [96, 96]],
  ] as const) {
    const paths = NAMES.map((name) => `/pictures/${name}.${size}.svg`);
    expect(await shown(paths)).toEqual(paths.map((path) => [path, expected]));
  }
  const [missing] = await shown(['/pictures/missing-1.medium.svg']);
  expect(missing).toEqual(['/pictures/missing-1.medium.svg', null]);
});
