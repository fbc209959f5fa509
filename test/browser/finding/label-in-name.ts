import type { Page } from 'playwright-core';
import { putAxe } from './axe.ts';

type Axe = typeof import('axe-core');
type Global = { readonly axe: Axe & { readonly commons: { readonly text: { accessibleText(of: Element): string } } } };

/**
 * Controls of this page, in any shadow tree, on which a text is shown that is not in their accessible name (WCAG 2.5.3), as
 * `shown text: name`. axe's own rule leaves out names from content, which a hidden copy of a text can change.
 */
export async function labelsNotInNames(page: Page): Promise<readonly string[]> {
  await putAxe(page);
  return page.evaluate(() => {
    const { axe } = globalThis as unknown as Global;
    const roles = [
      'button',
      'link',
      'checkbox',
      'radio',
      'switch',
      'tab',
      'option',
      'menuitem',
      'gridcell',
      'combobox',
    ];
    const controls = `a[href], button, summary, input, select, textarea, ${roles.map((role) => `[role=${role}]`).join()}`;

    /** What is said of a text: its words with a space around each, without signs. */
    const words = (text: string) =>
      ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `.replace('  ', ' ');
    const isSeen = (node: Element) => {
      const { width, height } = node.getBoundingClientRect();
      return node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1;
    };
    const textsOn = (node: Element): readonly string[] =>
      [...node.childNodes].flatMap((child) => {
        if (child instanceof Text) return isSeen(node) ? [child.data] : [];
        if (child instanceof HTMLSlotElement) return child.assignedElements({ flatten: true }).flatMap(textsOn);
        return child instanceof Element ? textsOn(child) : [];
      });
    const shownOn = (control: Element): readonly string[] => {
      if (!control.matches('input, select, textarea')) return textsOn(control);
      const labels = [...((control as HTMLInputElement).labels ?? [])];
      return labels
        .flatMap((label) => [...label.childNodes])
        .flatMap((part) => {
          if (part instanceof Text) return [part.data];
          return part instanceof Element && !part.contains(control) ? textsOn(part) : [];
        });
    };
    const controlsIn = (root: Document | ShadowRoot): readonly Element[] => [
      ...root.querySelectorAll(controls),
      ...[...root.querySelectorAll('*')].flatMap((element) =>
        element.shadowRoot ? controlsIn(element.shadowRoot) : [],
      ),
    ];

    axe.setup(document.documentElement);
    try {
      return controlsIn(document)
        .filter(isSeen)
        .flatMap((control) => {
          const name = axe.commons.text.accessibleText(control);
          const missing = shownOn(control).filter((text) => !words(name).includes(words(text)));
          return missing.map((text) => `${text.trim()}: ${name}`);
        });
    } finally {
      axe.teardown();
    }
  });
}
