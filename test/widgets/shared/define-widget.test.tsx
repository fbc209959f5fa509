import { expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { declareWidget, defineWidget } from '../../../widgets/shared/element/define-widget.ts';
import { configure, openRegistry } from '../../../widgets/shared/page/registry.ts';

const imports = vi.hoisted(() => ({ count: 0 }));
const noRenderer = vi.hoisted(() => () => {
  imports.count += 1;
  throw new Error("React's renderer was imported.");
});
vi.mock('react-dom', noRenderer);
vi.mock('react-dom/client', noRenderer);

const definition = {
  tag: 'creneau-plain',
  summary: 'A widget of this test.',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  customProperties: {},
  css: [],
  createStore: () => createStore(() => ({})),
  view: () => <p>painted</p>,
} as const;

it('D-first-view: neither registering a tag nor its first view loads a renderer of React', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failures: unknown[] = [];
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  configure(
    openRegistry(() => import('../../../widgets/later.ts')),
    { apiUrl: 'https://api.example' },
  );
  declareWidget(definition, async () => defineWidget(definition));
  const element = document.createElement('creneau-plain');
  onTestFinished(() => element.remove());
  element.addEventListener('creneau-error', ({ detail }: CustomEventInit) => failures.push(detail));
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.querySelector('p')?.textContent).toBe('painted');
  expect([imports.count, failures]).toEqual([0, []]);

  // Checks that an import would be noticed.
  for (const run of idle) run();
  await expect.poll(() => failures).toMatchObject([{ code: 'part-failed' }]);
  expect(imports.count).toBeGreaterThan(0);
});
