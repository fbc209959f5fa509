import { hostFile } from '../fixtures/browser/hosts.ts';
import { expect } from '../fixtures/browser/test.ts';
import { type HostPage, test } from './a-host-page.ts';
import { bundled, FRAMEWORKS, type Framework } from './frameworks.ts';

// Installs the frameworks with which the pages are bundled.
test.beforeAll(() => hostFile('preact/package.json'));

/** The values of the page: text, a number, an object, and a child. */
interface Values {
  readonly isShown: boolean;
  readonly event: string;
  readonly lang: string;
  readonly weeks: number;
  readonly tiles: { readonly url: string };
  readonly text: string;
}

const FIRST: Values = {
  isShown: true,
  event: 'yoga-doux',
  lang: 'fr',
  weeks: 2,
  tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png' },
  text: 'Voir les créneaux',
};

/** Whether the script has loaded before the framework renders. */
const ORDERS = ['defined before', 'defined afterwards'] as const;

/** Returns the page of an application with the script, whose tag is `loader`. */
async function appOf(framework: Framework, order: (typeof ORDERS)[number], loader: string): Promise<string> {
  const script = await bundled(
    framework,
    `${framework.app}
    ${order === 'defined before' ? "await customElements.whenDefined('creneau-slotted-calendar');" : ''}
    window.heard = [];
    window.change = start(${JSON.stringify(FIRST)}, (event) => window.heard.push(event.detail.slots.length));
    window.values = ${JSON.stringify(FIRST)};`,
  );
  // A tag elsewhere on the page makes the loader define the class; the application renders its own tag.
  const first =
    order === 'defined before'
      ? '<creneau-slotted-calendar event="padel-duo" id="other"></creneau-slotted-calendar>'
      : '';
  const html = `<!doctype html><html lang="fr"><body><main></main>${first}`;
  const page = `<script type="module">${script}</script>`;
  return html + (first ? loader + page : page + loader);
}

interface App {
  readonly heard: readonly number[];
  readonly values: Values;
  change(next: Values): void;
}

function change({ page }: HostPage, next: Partial<Values>): Promise<void> {
  return page.evaluate((some) => {
    const app = window as unknown as { values: Values } & App;
    app.values = { ...app.values, ...some };
    app.change(app.values);
  }, next);
}

const heard = ({ page }: HostPage) => page.evaluate(() => (window as unknown as App).heard);

const applications = Object.entries(FRAMEWORKS).flatMap(([name, framework]) =>
  ORDERS.map((order) => ({ name, framework, order })),
);

test.describe('C-properties, C-events: elements in applications built with frameworks', () => {
  for (const { name, framework, order } of applications)
    test(`${name} passes children, text, numbers, objects and listeners to an element that is ${order}`, async ({
      hosts,
      open,
    }) => {
      const host = await open(await appOf(framework, order, hosts.script()));
      const calendar = host.page.locator('main creneau-slotted-calendar');
      const slot = calendar.locator('[part~="slot"][part~="available"]');
      await calendar.locator('[aria-live="polite"] + button').click();
      await expect(calendar.locator('> a')).toHaveText('Voir les créneaux');
      const read = () =>
        calendar.evaluate((tag) => ['event', 'lang', 'weeks', 'mode', 'tiles'].map((name) => Reflect.get(tag, name)));
      const hasTiles = framework.takesObjects || order === 'defined before';
      await expect.poll(read).toEqual(['yoga-doux', 'fr', 2, 'picker', hasTiles ? FIRST.tiles : '']);
      if (!hasTiles) expect(host.console.join()).toMatch(/\btiles\b/);
      await slot.first().click();
      await expect.poll(() => heard(host)).toEqual([1]);

      await change(host, {
        lang: 'en',
        weeks: 3,
        text: 'See the slots',
        tiles: { url: 'https://other.example/{z}/{x}/{y}.png' },
      });
      await expect(calendar.locator('[part="root"][lang="en"]')).toBeVisible();
      await expect
        .poll(read)
        .toEqual(['yoga-doux', 'en', 3, 'picker', { url: 'https://other.example/{z}/{x}/{y}.png' }]);
      await expect(calendar.locator('> a')).toHaveText('See the slots');
      await expect(calendar.locator('[aria-pressed="true"]')).toBeVisible();

      await change(host, { isShown: false });
      await expect(calendar).toHaveCount(0);
      await expect.poll(() => host.page.locator('main').innerText()).toBe('Nos cours\n\nÀ bientôt');
      await change(host, { isShown: true, event: 'padel-duo' });
      await expect(slot.first()).toBeVisible();
      await expect
        .poll(read)
        .toEqual(['padel-duo', 'en', 3, 'picker', { url: 'https://other.example/{z}/{x}/{y}.png' }]);
      expect(host.errors).toEqual([]);
    });
});
