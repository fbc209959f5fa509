import { warnOnce } from '../../shared/base/warn.ts';

/** Sets a toast's `style` property by property: a strict policy blocks a style attribute. */
export function applyStyle({ style }: HTMLElement, properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties)) {
    style.setProperty(name, value);
    if (!style.getPropertyValue(name)) warnOnce(`toast: style ${name}: ${value} is not CSS that is understood.`);
  }
}
