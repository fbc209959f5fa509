import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostFile } from '../fixtures/browser/hosts.ts';
import { type HostPage, type Hosts, openHostPage, startHosts } from './a-host-page.ts';
import { bundled, FRAMEWORKS, type Framework } from './frameworks.ts';

let hosts: Hosts;
beforeAll(async () => {
  hosts = await startHosts();
  // What the pages are bundled of is installed.
  await hostFile('preact/package.json');
});
afterAll(() => hosts?.stop());

/** The page's values: text, a number, an object, and a child. */
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

/** Whether our script is there before the framework draws. */
const ORDERS = ['defined before', 'defined afterwards'] as const;

async function openApp(framework: Framework, order: (typeof ORDERS)[number]): Promise<HostPage> {
  const script = await bundled(
    framework,
    `${framework.app}
    ${order === 'defined before' ? "await customElements.whenDefined('creneau-slotted-calendar');" : ''}
    window.heard = [];
    window.change = start(${JSON.stringify(FIRST)}, (event) => window.heard.push(event.detail.slots.length));
    window.values = ${JSON.stringify(FIRST)};`,
  );
  // A tag elsewhere on the page has the class defined; the application draws its own.
  const first =
    order === 'defined before'
      ? '<creneau-slotted-calendar event="padel-duo" id="other"></creneau-slotted-calendar>'
      : '';
  const html = `<!doctype html><html lang="fr"><body><main></main>${first}`;
  const page = `<script type="module">${script}</script>`;
  return openHostPage(hosts, html + (first ? hosts.script() + page : page + hosts.script()));
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

describe.each(Object.entries(FRAMEWORKS))('C-properties, C-events: an application of %s', (_name, framework) => {
  it.each(ORDERS)('passes children, text, numbers, objects and listeners; %s', async (order) => {
    const host = await openApp(framework, order);
    const calendar = host.page.locator('main creneau-slotted-calendar');
    const slot = calendar.locator('[part~="slot"][part~="available"]');
    await calendar.locator('[aria-live="polite"] + button').click();
    expect(await calendar.locator('> a').textContent()).toBe('Voir les créneaux');
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
    await calendar.locator('[part="root"][lang="en"]').waitFor();
    await expect.poll(read).toEqual(['yoga-doux', 'en', 3, 'picker', { url: 'https://other.example/{z}/{x}/{y}.png' }]);
    await expect.poll(() => calendar.locator('> a').textContent()).toBe('See the slots');
    await calendar.locator('[aria-pressed="true"]').waitFor();

    await change(host, { isShown: false });
    await calendar.waitFor({ state: 'detached' });
    expect(await host.page.locator('main').innerText()).toBe('Nos cours\n\nÀ bientôt');
    await change(host, { isShown: true, event: 'padel-duo' });
    await slot.first().waitFor();
    await expect.poll(read).toEqual(['padel-duo', 'en', 3, 'picker', { url: 'https://other.example/{z}/{x}/{y}.png' }]);
    expect(host.errors).toEqual([]);
  });
});
