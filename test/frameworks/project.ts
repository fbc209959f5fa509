import { type Snippet, snippetsIn } from '../fixtures/suites/snippets.ts';

/** A project that a framework's own generator makes, whose page is the one in docs/developers.md. */
export interface Project {
  readonly name: string;
  /** The major version of Node with which the project is made; its newest release may need more than 20. */
  readonly node: 20 | 24;
  /** The commands that make the project in the folder in which they run. */
  readonly make: string;
  /** The files of the page, and those that differ from the generator's. */
  readonly files: Readonly<Record<string, string>>;
  readonly build: string;
  /** The command that serves what was built, on `$PORT`. */
  readonly serve: string;
  /** The command that checks types, if `build` does not. */
  readonly types?: string;
}

/** Returns the files of a project with the addresses of a demo in the place of the documents', in French. */
export function filesWith({ files }: Project, demo: string): ReadonlyMap<string, string> {
  const here = (text: string) =>
    text.replaceAll(/https:\/\/(?:api|marketplace)\.example/g, demo).replace('siteUrl:', "lang: 'fr', siteUrl:");
  return new Map(Object.entries(files).map(([path, text]) => [path, here(text)]));
}

const SECTION = '## In your framework';

/** Returns the example for a language in the section on frameworks: a calendar, a checkout with a listener, and a map. */
export function example(language: Snippet['language']): string {
  const found = snippetsIn('docs/developers.md', SECTION).find((snippet) => snippet.language === language);
  if (!found) throw new Error(`docs/developers.md has no example in ${language} below "${SECTION}".`);
  return found.code;
}

/** The example without a framework: its markup and its module. */
const [markup = '', module = ''] = example('astro').split(/<\/?script>/);
export const MARKUP = markup;
export const MODULE = module;
