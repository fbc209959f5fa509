import { readFile } from 'node:fs/promises';

const compiled = new Map<string, Promise<string>>();

/** Returns a module of a folder as JavaScript, compiled at its first request; null for an unknown name. */
export async function compiledModule(folder: URL, file: string): Promise<string | null> {
  if (!/^(?:[a-z-]+\/)?[a-z-]+\.ts$/.test(file)) return null;
  const { href } = new URL(file, folder);
  const known = compiled.get(href) ?? compile(href);
  compiled.set(href, known);
  try {
    return await known;
  } catch (error) {
    compiled.delete(href);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function compile(href: string): Promise<string> {
  const source = await readFile(new URL(href), 'utf8');
  // The compiler is loaded only here, when a page of the demo requests a module.
  const { transform } = await import('esbuild');
  const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true } };
  return (await transform(source, { loader: 'ts', target: 'es2022', tsconfigRaw })).code;
}
