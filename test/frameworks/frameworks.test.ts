import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../fixtures/browser/chromium.ts';
import { type Demo, startDemoServer } from '../fixtures/browser/demo-server.ts';
import { type Packed, pack } from '../package/a-package.ts';
import { portless } from './free-port.ts';
import { guestBooks } from './guest-books.ts';
import { filesWith, type Project } from './project.ts';
import { PROJECTS } from './projects.ts';

const run = promisify(execFile);

/** The longest that a step of a project may take, in milliseconds. */
const STEP_MS = 600_000;

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

let work: string;
let packed: Packed;
let demo: Demo;
let browser: Browser;
/** The folder of the program of Node 24; null if it could not be installed. */
let node24: string | null = null;
const rows: (readonly string[])[] = [];

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'creneau-frameworks-'));
  packed = await pack();
  demo = await startDemoServer();
  browser = await launchChromium({ webgl: true });
  const folder = join(work, 'node');
  await mkdir(folder);
  node24 = await run('npm', ['install', '--prefix', folder, 'node@24']).then(
    () => join(folder, 'node_modules/node/bin'),
    () => null,
  );
}, STEP_MS);

afterAll(async () => {
  for (const row of rows) console.info(row.join(' | '));
  await browser?.close();
  await demo?.stop();
  await packed?.remove();
  await rm(work, { recursive: true, force: true });
});

const environmentOf = ({ node }: Project) => ({
  ...process.env,
  // Vitest's own, which frameworks would take for theirs.
  NODE_ENV: undefined,
  ...QUIET,
  PATH: node === 24 ? `${node24}:${process.env['PATH']}` : process.env['PATH'],
});

/** Runs a step of a project; returns its seconds, or rejects with the end of what it printed. */
async function step(project: Project, command: string, cwd: string): Promise<string> {
  const start = Date.now();
  await run('bash', ['-c', command], {
    ...{ cwd, env: environmentOf(project), maxBuffer: 64 * 1024 * 1024, timeout: STEP_MS },
  }).catch(({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
    throw new Error(`${command}\n${`${stdout}\n${stderr}`.slice(-1500)}`);
  });
  return `${Math.round((Date.now() - start) / 1000)} s`;
}

/** Writes a project's files. */
async function write(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

describe('C-npm: a project as the generator of a framework makes it, with the packed package', {
  tags: ['@long'],
}, () => {
  it.for(PROJECTS)(
    'a project installs, builds and shows slots and a map, a guest books, and its listener is called: $name',
    { timeout: 3 * STEP_MS },
    async (project, { skip }) => {
      if (project.node === 24 && node24 === null) skip('It needs Node 24, which npm could not install.');
      // Generators name the project after its folder.
      const folder = join(work, `page-${PROJECTS.indexOf(project)}`);
      const row: string[] = [project.name];
      rows.push(row);
      await mkdir(folder);
      row.push(`made ${await step(project, project.make, folder)}`);
      row.push(`installed ${await step(project, `npm install ${packed.tarball}`, folder)}`);
      await write(folder, filesWith(project, demo.url));
      row.push(`built ${await step(project, project.build, folder)}`);
      if (project.types) row.push(`types ${await step(project, project.types, folder)}`);
      const port = await portless();
      const server = spawn('bash', ['-c', `exec env ${project.serve}`], {
        ...{ cwd: folder, detached: true, stdio: 'ignore', env: { ...environmentOf(project), PORT: String(port) } },
      });
      try {
        for await (const seen of guestBooks(browser, `http://127.0.0.1:${port}/`)) row.push(seen);
      } finally {
        process.kill(-(server.pid as number));
        await rm(folder, { recursive: true, force: true });
      }
      expect(row.filter((seen) => ['calendar', 'map', 'booked', 'heard'].includes(seen))).toHaveLength(4);
    },
  );
});
