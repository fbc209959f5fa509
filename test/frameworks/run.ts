// Makes each project by its framework's generator, installs the packed package, builds, serves, and books as a guest:
// `API=http://localhost:4300 npx tsx test/frameworks/run.ts [names]`, with a demo at that address.
import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../fixtures/browser/chromium.ts';
import { portless } from './free-port.ts';
import { guestBooks } from './guest-books.ts';
import { API, type Project } from './project.ts';
import { PROJECTS } from './projects.ts';

const run = promisify(execFile);

const demo = process.env['API'] ?? 'http://localhost:4300';
const tarball = process.env['TARBALL'] ?? '';
const work = process.env['WORK'] ?? join(tmpdir(), 'creneau-frameworks');
/** The folder of Node 24's program; npm installs it (package `node`). */
const node24 = process.env['NODE_24'] ?? '';

const QUIET = {
  CI: '1',
  npm_config_yes: 'true',
  npm_config_fund: 'false',
  npm_config_audit: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
};

const environmentOf = ({ node }: Project) => ({
  ...process.env,
  ...QUIET,
  PATH: node === 24 ? `${node24}:${process.env['PATH']}` : process.env['PATH'],
});

/** Runs a step; returns its seconds, or rejects with the end of what it printed. */
async function step(project: Project, command: string, cwd: string): Promise<string> {
  const start = Date.now();
  await run('bash', ['-c', command], {
    ...{ cwd, env: environmentOf(project), maxBuffer: 64 * 1024 * 1024, timeout: 600_000 },
  }).catch(({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
    throw new Error(`${command}\n${`${stdout}\n${stderr}`.slice(-1500)}`);
  });
  return `${Math.round((Date.now() - start) / 1000)} s`;
}

async function write(folder: string, files: Project['files']): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text.replaceAll(API, demo));
  }
}

/** Makes, builds and visits a project; returns a row of results, which ends at the first step that fails. */
async function tried(project: Project, browser: Browser): Promise<readonly string[]> {
  const folder = join(work, project.name);
  const row: string[] = [project.name];
  const tell = (text: string) => row.push(text);
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) tell(`made ${await step(project, project.make, folder)}`);
    await rm(join(folder, 'node_modules/creneau'), { recursive: true, force: true });
    tell(`installed ${await step(project, `npm install --no-save ${tarball}`, folder)}`);
    await write(folder, project.files);
    tell(`built ${await step(project, project.build, folder)}`);
    if (project.types) tell(`types ${await step(project, project.types, folder)}`);
    const port = await portless();
    const server = spawn('bash', ['-c', `exec env ${project.serve}`], {
      ...{ cwd: folder, detached: true, stdio: 'ignore', env: { ...environmentOf(project), PORT: String(port) } },
    });
    try {
      for await (const seen of guestBooks(browser, `http://127.0.0.1:${port}/`)) tell(seen);
    } finally {
      process.kill(-(server.pid as number));
    }
  } catch (error) {
    tell(`FAILED ${(error as Error).message}`);
  }
  return row;
}

const names = process.argv.slice(2);
const chosen = PROJECTS.filter(({ name }) => names.length === 0 || names.includes(name));
const browser = await launchChromium({ webgl: true });
for (const project of chosen) {
  const cannot = project.node === 24 && !node24;
  const row = cannot
    ? [project.name, 'skipped: it needs Node 24, whose folder NODE_24 names']
    : await tried(project, browser);
  console.log(row.join(' | '));
}
await browser.close();
