import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import type { AttributeTable } from '../../widgets/shared/base/attributes.ts';
import { EnvironmentContext } from '../../widgets/shared/view/environment.ts';
import type { TestContext } from '../fixtures/data/widget-context.ts';

/** Renders a view into the context's element, as `define-widget` does; resolves when React has finished. */
export async function render<T extends AttributeTable>(
  { host, settings, guard }: TestContext<T>,
  view: ReactNode,
): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(() => root.unmount());
  });
  await act(() =>
    root.render(<EnvironmentContext value={{ host, root: () => null, settings, guard }}>{view}</EnvironmentContext>),
  );
  return host;
}

/** Presses the button that a user finds by this name, and waits until its effects are rendered. */
export async function press(view: HTMLElement, name: string | RegExp): Promise<void> {
  const button = buttonNamed(view, name);
  await act(async () => button.focus());
  await act(async () => button.click());
}

/** Returns the only button with this name. */
export function buttonNamed(view: HTMLElement, name: string | RegExp): HTMLElement {
  const buttons = [...view.querySelectorAll<HTMLElement>('button')];
  const found = buttons.filter((button) =>
    typeof name === 'string' ? nameOf(button) === name : name.test(nameOf(button)),
  );
  const [button] = found;
  if (!button || found.length > 1) {
    throw new Error(`${found.length} buttons are named ${name} of: ${buttons.map(nameOf).join(' | ')}`);
  }
  return button;
}

/** Returns the accessible name of a button: its label, else its text without parts hidden from assistive technology. */
function nameOf(button: HTMLElement): string {
  const label = button.getAttribute('aria-label');
  if (label !== null) return label;
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return textOf(copy);
}

/** Returns the texts of the elements with this role, with plain spaces. */
export function said(view: HTMLElement, role: string): string[] {
  return [...view.querySelectorAll(`[role="${role}"]`)].map(textOf);
}

export function textOf(node: Element | null): string {
  return (node?.textContent ?? '').replace(/\s+/gu, ' ').trim();
}
