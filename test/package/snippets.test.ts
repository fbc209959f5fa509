import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameworkFolder } from '../fixtures/browser/hosts.ts';
import { qaSnippets } from '../fixtures/suites/qa-snippets.ts';
import { type Snippet, scriptsIn, snippetsIn } from '../fixtures/suites/snippets.ts';
import { createTypeProject, NODE, type TypeProject } from '../fixtures/suites/type-project.ts';

const run = promisify(execFile);
const top = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENTS = ['README.md', ...['developers', 'webmasters', 'webmasters.fr', 'contract', 'elements'].map(inDocs)];

/** Declarations that the snippets expect on the page of the reader. */
const READERS_OWN = `
  declare const session: { currentToken(): string | null };
  declare function tokenFromYourServer(): Promise<string>;
  declare function openLoginDialog(): Promise<string>;
  declare function askVisitor(purpose: string): Promise<boolean>;
  declare module '@angular/core' {
    export const CUSTOM_ELEMENTS_SCHEMA: object;
    export function Component(options: object): (target: new () => object, context: ClassDecoratorContext) => void;
  }
  declare module '@vitejs/plugin-vue' {
    export default function vue(options: { template: { compilerOptions: { isCustomElement(tag: string): boolean } } }): unknown;
  }
`;

const snippets = DOCUMENTS.flatMap((path) => snippetsIn(path));
const written = (language: string) => snippets.filter((snippet) => snippet.language === language);

let packed: string;
let shelf: TypeProject;
const projects: TypeProject[] = [];

beforeAll(async () => {
  shelf = await createTypeProject();
  const { folder } = shelf;
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: top });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await run('tar', ['-xzf', archive], { cwd: folder });
  packed = join(folder, 'package');
}, 300_000);

afterAll(() => Promise.all([shelf, ...projects].map((project) => project?.remove())));

/** Makes a new project with the packed package and other packages. */
async function projectWith(packages: Readonly<Record<string, string | undefined>>): Promise<TypeProject> {
  const project = await createTypeProject();
  projects.push(project);
  await mkdir(join(project.folder, 'node_modules'));
  await run('cp', ['-R', packed, join(project.folder, 'node_modules', 'creneau')]);
  for (const [name, from] of Object.entries(packages)) await project.link(name, from);
  await project.write('readers-own.d.ts', READERS_OWN);
  return project;
}

/** Writes a file for each snippet, named by its place; returns their names. */
async function writeAll(project: TypeProject, found: readonly Snippet[], ending: string): Promise<readonly string[]> {
  const names = found.map(({ place }) => `${place.replaceAll(/[/:]/g, '-')}.${ending}`);
  for (const [index, { code }] of found.entries()) await project.write(names[index] ?? '', code);
  return names;
}

describe('C-npm: code in the documents and of the QA page compiles with the packed package', {
  tags: ['@long'],
}, () => {
  it('TypeScript compiles without React and Vue, under each way to resolve packages', async () => {
    const project = await projectWith({});
    const modules = [...written('ts'), ...(await qaSnippets('ts'))].map((snippet) => ({
      ...snippet,
      code: `${snippet.code}\nexport {};\n`,
    }));
    const files = ['readers-own.d.ts', ...(await writeAll(project, modules, 'ts'))];
    expect(files.length).toBeGreaterThan(8);
    expect(project.problems(files)).toEqual([]);
    expect(project.problems(files, NODE)).toEqual([]);
  });

  it('scripts of HTML pages compile as JavaScript without strict checks', async () => {
    const project = await projectWith({});
    const scripts = written('html').flatMap((snippet) => scriptsIn(snippet.code).map((code) => ({ ...snippet, code })));
    const modules = scripts.map((script, index) => ({
      ...script,
      place: `${script.place}-${index}`,
      code: `export {};\n${script.code}`,
    }));
    const names = await writeAll(project, modules, 'js');
    await project.write(
      'page.d.ts',
      "import 'creneau';\ndeclare global { const Creneau: import('creneau').CreneauGlobal }",
    );
    expect(names.length).toBeGreaterThan(3);
    const loose = { allowJs: true, checkJs: true, strict: false, exactOptionalPropertyTypes: false };
    expect(project.problems(['readers-own.d.ts', 'page.d.ts', ...names], loose)).toEqual([]);
  });

  it('code for React 19 compiles', async () => {
    const project = await projectWith({ '@types/react': undefined, react: undefined });
    const names = await writeAll(project, [...written('tsx'), ...(await qaSnippets('tsx'))], 'tsx');
    expect(names.length).toBeGreaterThan(5);
    await project.write('every-prop.tsx', EVERY_PROP);
    expect(project.problems(['every-prop.tsx', ...names])).toEqual([]);
    expect(project.problems(['every-prop.tsx', ...names], NODE)).toEqual([]);
  });

  it('code for Vue 3 compiles with strict templates', async () => {
    const [vue, vueTsc] = await Promise.all(['vue', 'vue-tsc'].map(frameworkFolder));
    const project = await projectWith({ vue });
    const names = await writeAll(project, [...written('vue'), ...(await qaSnippets('vue'))], 'vue');
    expect(names.length).toBeGreaterThan(0);
    await project.write('tsconfig.json', JSON.stringify(VUE_CONFIG));
    const check = () => run(process.execPath, [join(vueTsc ?? '', 'bin/vue-tsc.js'), '--noEmit', '-p', project.folder]);
    expect((await check()).stdout).toBe('');
    await project.write('Wrong.vue', WRONG_TEMPLATE);
    const { stdout } = await check().then(
      () => ({ stdout: 'nothing was refused' }),
      (error: { readonly stdout: string }) => error,
    );
    expect([...stdout.matchAll(/Wrong\.vue\((\d+)/g)].map(([, line]) => Number(line))).toEqual([6, 7, 8]);
  });
});

/** Everything that JSX can set on an element, and values that the types refuse. */
const EVERY_PROP = `
  import { useRef } from 'react';
  import { CreneauCheckout, type CreneauCheckoutElement, type CreneauProviderMapElement } from 'creneau/react';

  export function All() {
    const map = useRef<CreneauProviderMapElement>(null);
    return (
      <creneau-provider-map
        ref={map}
        key="map"
        id="map"
        slot="aside"
        class="wide"
        className="wide"
        style={{ height: '30em' }}
        onClick={(event) => event.currentTarget.maxEvents}
        onKeyDown={(event) => event.key}
        api-url="https://api.example"
        time-zone="Europe/London"
        max-events={5}
        maxEvents="5"
        token={async () => null}
        tiles={{ url: 'https://tiles.example/{z}/{x}/{y}.png' }}
        lang="en"
        data-anything="1"
        oncreneau-ready={(event) => event.detail}
        oncreneau-errorCapture={({ detail }) => detail.code}
      >
        <a href="/">Voir</a>
      </creneau-provider-map>
    );
  }
  export const some = (
    <CreneauCheckout
      ref={useRef<CreneauCheckoutElement>(null)}
      for="booking"
      className="wide"
      token={async () => null}
      onClick={(event) => event.currentTarget.item}
      onOrder={({ detail }) => detail.order.total.toFixed()}
      onError={({ detail }) => detail.code}
    >
      <a href="/">Réserver</a>
    </CreneauCheckout>
  );
  // @ts-expect-error A detail of another event.
  export const wrongDetail = <CreneauCheckout onOrder={({ detail }) => detail.slots} />;
  // @ts-expect-error There is no such event.
  export const wrongEvent = <CreneauCheckout onOder={() => {}} />;
  // @ts-expect-error There is no such view.
  export const wrongChoice = <creneau-event-list view="table" />;
  // @ts-expect-error There is no such attribute.
  export const wrongName = <creneau-event-list views="list" />;
  // @ts-expect-error A listener is a function.
  export const wrongListener = <creneau-checkout oncreneau-order="alert()" />;
`;

const VUE_CONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'preserve',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
  },
  vueCompilerOptions: { strictTemplates: true },
  include: ['*.vue', 'readers-own.d.ts'],
};

const WRONG_TEMPLATE = `<script setup lang="ts">
import 'creneau/vue';
</script>

<template>
  <creneau-event-list view="table" />
  <creneau-event-list views="list" />
  <creneau-checkout @creneau-order="(event) => event.detail.slots" />
</template>
`;

function inDocs(name: string): string {
  return `docs/${name}.md`;
}
