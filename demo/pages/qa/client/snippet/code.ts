import { button, byId, make } from '../dom.ts';

/** The texts to copy, by name. */
interface CodeBlocks {
  show(texts: Readonly<Record<string, string>>): void;
}

/** Makes a block with a copy button for each of the names. */
export function codeBlocks(names: readonly string[]): CodeBlocks {
  const shown = new Map(names.map((name) => [name, make('code')] as const));
  for (const [name, code] of shown) {
    const said = make('span', { role: 'status' });
    const copy = button('Copy', () => void copied(code.textContent).then((text) => said.replaceChildren(text)));
    copy.setAttribute('aria-label', `Copy: ${name}`);
    const head = make('div', { className: 'section-head' }, make('h3', { textContent: name }), said, copy);
    byId('code').append(head, make('pre', { tabIndex: 0, ariaLabel: name, role: 'region' }, code));
  }
  return {
    show(texts) {
      for (const [name, code] of shown) {
        if (code.textContent !== texts[name]) code.textContent = texts[name] ?? '';
      }
    },
  };
}

async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Select it and copy it by hand';
  }
}
