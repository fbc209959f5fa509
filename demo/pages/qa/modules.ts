import { readFile } from 'node:fs/promises';

const compiled = new Map<string, Promise<string>>();

/** A module below `client/` as JavaScript, compiled when it is first requested; null for an unknown name. */
export async function compiledModule(file: string): Promise<string | null> {
  if (!/^(?:[a-z-]+\/)?[a-z-]+\.ts$/.test(file)) return null;
  const known = compiled.get(file) ?? compile(file);
  compiled.set(file, known);
  try {
    return await known;
  } catch (error) {
    compiled.delete(file);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function compile(file: string): Promise<string> {
  const source = await readFile(new URL(`client/${file}`, import.meta.url), 'utf8');
  // The compiler is loaded with the QA page only.
  const { default: typescript } = await import('typescript');
  const { ScriptTarget, ModuleKind } = typescript;
  const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ESNext, verbatimModuleSyntax: true };
  return typescript.transpileModule(source, { compilerOptions, fileName: file }).outputText;
}
