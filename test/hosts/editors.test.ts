import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { hostFile } from '../fixtures/browser/hosts.ts';
import { expect } from '../fixtures/browser/test.ts';
import { type HostPage, test } from './a-host-page.ts';

const MARKET = 'https://marketplace.example';
const PICKER = `${MARKET}/slotted/yoga-doux#creneau=picker`;
const INSIDE = `<a href="${MARKET}/slotted/yoga-doux">Voir</a>`;

/** The forms of an element, as a person writes them into a tool. */
const FORMS = [
  `<creneau-slotted-calendar event="yoga-doux" mode="picker">${INSIDE}</creneau-slotted-calendar>`,
  `<div data-creneau="slotted-calendar" data-event="yoga-doux" data-mode="picker">${INSIDE}</div>`,
  `<p><a href="${PICKER}">Voir</a></p>`,
  `[Voir](${PICKER})`,
] as const;

type Rewrite = (text: string) => unknown;

/** A tool that runs in Node: its packages, and a function that makes a rewriter of their exports. */
type InNode = readonly [packages: readonly string[], make: (...exports: readonly Exports[]) => Rewrite];

interface Exports {
  readonly default: Rewrite & (new () => { render: Rewrite });
  readonly parse: Rewrite;
  readonly unified: () => Chain;
}

interface Chain {
  use(plugin: unknown): Chain;
  process(text: string): Promise<object>;
}

/** Returns a rewriter that runs these plugins one after the other. */
const chained: InNode[1] = (unified, ...plugins) => {
  const chain = plugins.reduce((so, { default: plugin }) => so.use(plugin), unified?.unified() as Chain);
  return async (text) => String(await chain.process(text));
};

const rewriter: InNode[1] = (all) => (all as Exports).default;

const IN_NODE: Readonly<Record<string, InNode>> = {
  'sanitize-html': [['sanitize-html'], rewriter],
  xss: [['xss'], rewriter],
  insane: [['insane'], rewriter],
  'rehype-sanitize': [['unified', 'rehype-parse', 'rehype-sanitize', 'rehype-stringify'], chained],
  'remark-rehype': [['unified', 'remark-parse', 'remark-rehype', 'rehype-stringify'], chained],
  marked: [['marked'], (all) => (all as Exports).parse],
  'markdown-it': [
    ['markdown-it'],
    (all) => {
      const parser = new (all as Exports).default();
      return (text) => parser.render(text);
    },
  ],
};

/** A tool that runs on a page: a module whose default export returns what the tool makes of a text. */
const ON_PAGE: Readonly<Record<string, string>> = {
  dompurify: `import DOMPurify from 'dompurify';
    export default (text) => DOMPurify.sanitize(text);`,
  quill: `import Quill from 'quill';
    export default (text) => {
      const { clipboard, root } = new Quill(place());
      clipboard.dangerouslyPasteHTML(text);
      return root.innerHTML;
    };`,
  trix: `import 'trix/dist/trix.umd.min.js';
    export default async (text) => {
      place().innerHTML = '<input id="t"><trix-editor input="t"></trix-editor>';
      const [input, trix] = document.querySelectorAll('#t, trix-editor');
      if (!trix.editor) await new Promise((done) => trix.addEventListener('trix-initialize', done));
      trix.editor.loadHTML(text);
      return input.value;
    };`,
  jodit: `import { Jodit } from 'jodit/es2021/jodit.min.js';
    export default (text) => Object.assign(Jodit.make(place()), { value: text }).value;`,
  tiptap: `import { Editor } from '@tiptap/core';
    import StarterKit from '@tiptap/starter-kit';
    export default (text) => new Editor({ element: place(), extensions: [StarterKit], content: text }).getHTML();`,
  suneditor: `require('./node_modules/suneditor/dist/suneditor.min.js');
    export default (text) => {
      const { html } = SUNEDITOR.create(place()).$;
      html.set(text);
      return html.get();
    };`,
  summernote: `globalThis.jQuery = require('jquery');
    require('summernote/dist/summernote-lite.js');
    export default (text) => {
      const editor = jQuery(place());
      editor.summernote();
      editor.summernote('code', text);
      return editor.summernote('code');
    };`,
  lexical: `import { $getRoot, $insertNodes, createEditor, ParagraphNode } from 'lexical';
    import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html';
    import { LinkNode } from '@lexical/link';
    export default (text) => {
      const editor = createEditor({ nodes: [LinkNode], onError: console.error });
      editor.setRootElement(place());
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      editor.update(() => { $getRoot().select(); $insertNodes($generateNodesFromDOM(editor, parsed)); }, { discrete: true });
      return editor.read(() => $generateHtmlFromNodes(editor));
    };`,
  grapesjs: `import { grapesjs } from 'grapesjs';
    export default (text) => grapesjs.init({ container: place(), storageManager: false, components: text }).getHtml();`,
};

/** Whether what a tool has left becomes the calendar, on a page whose theme has the script. */
async function becomes(open: (body: string) => Promise<HostPage>, text: string): Promise<boolean> {
  const { page } = await open(text);
  await page.evaluate(async () => {
    const registry = () => Reflect.get(window, Symbol.for('creneau')) as { load(name: string): Promise<unknown> };
    if (!registry()) await new Promise((loaded) => addEventListener('load', loaded));
    await registry().load('links');
  });
  const isThere = await page.evaluate(() => !!document.querySelector('creneau-slotted-calendar[event="yoga-doux"]'));
  await page.context().close();
  return isThere;
}

const rows = readFileSync(new URL('../../docs/hosts.md', import.meta.url), 'utf8').split('\n');

test.describe('C-link-form, C-site-builders: what editors and filters leave of each form', () => {
  for (const name of [...Object.keys(IN_NODE), ...Object.keys(ON_PAGE)])
    test(`the table says which forms ${name} leaves`, async ({ hosts, open }) => {
      const rewrite = await toolOf(name, async () => (await open('<!doctype html><body></body>')).page);
      const shown: boolean[] = [];
      for (const form of FORMS) {
        const left = String((await rewrite(form)) ?? '');
        const head = hosts.script(`data-site-url="${MARKET}" data-links="main"`);
        const page = (body: string) =>
          open(`<!doctype html><html lang="fr"><head>${head}</head><body><main>${body}</main></body></html>`);
        shown.push(await becomes(page, left));
      }
      expect(shown).toContain(true);
      expect(rows.find((row) => row.startsWith(`| ${name} |`))).toBe(
        `| ${[name, ...shown.map((is) => (is ? 'yes' : 'no'))].join(' | ')} |`,
      );
    });
});

async function toolOf(name: string, open: () => Promise<Page>): Promise<Rewrite> {
  await hostFile('suneditor/package.json');
  const inNode = IN_NODE[name];
  if (inNode) {
    const [packages, make] = inNode;
    return make(...(await Promise.all(packages.map((each) => import(each) as Promise<Exports>))));
  }
  const page = await open();
  await page.addScriptTag({ content: await onPage(ON_PAGE[name] ?? '') });
  return (text) => page.evaluate(`tool.default(${JSON.stringify(text)})`);
}

/** Bundles a tool for a page. */
async function onPage(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `const place = () => document.body.appendChild(document.createElement('div'));${contents}`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    globalName: 'tool',
  });
  return outputFiles[0]?.text ?? '';
}
