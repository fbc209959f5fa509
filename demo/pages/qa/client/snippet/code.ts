import { button, byId, make } from '../dom.ts';
import { words } from '../here.ts';

export type CodeName = Exclude<keyof typeof words.code, 'copy' | 'copied' | 'byHand'>;

/** The blocks that show the texts to copy. */
interface CodeBlocks {
  show(texts: Readonly<Partial<Record<CodeName, string>>>): void;
}

/** Creates a block with a copy button for each name. */
export function codeBlocks(names: readonly CodeName[]): CodeBlocks {
  const shown = new Map(names.map((name) => [name, make('code')] as const));
  for (const [name, code] of shown) {
    const said = make('span', { role: 'status' });
    const copy = button(
      words.code.copy,
      () => void copied(code.textContent).then((text) => said.replaceChildren(text)),
    );
    const title = words.code[name];
    copy.setAttribute('aria-label', `${words.code.copy}: ${title}`);
    const head = make('div', { className: 'section-head' }, make('h3', { textContent: title }), said, copy);
    byId('code').append(head, make('pre', { tabIndex: 0, ariaLabel: title, role: 'region' }, code));
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
    return words.code.copied;
  } catch {
    return words.code.byHand;
  }
}
