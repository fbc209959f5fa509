import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const top = fileURLToPath(new URL('../../', import.meta.url));
let home: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'creneau-server-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: top });
  const files = listed
    .toString()
    .split('\0')
    .filter((path) => /^(?:core|demo|widgets\/shared)\/|^package|^\.npmrc$/.test(path));
  for (const path of files.filter((one) => existsSync(top + one))) {
    cpSync(top + path, join(home, path), { recursive: true });
  }
  await run('npm', ['ci', '--omit=dev', '--workspace', 'creneau-server'], { cwd: home, timeout: 300_000 });
}, 600_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Returns the lines that `npm start` prints until it prints an address. */
async function start(): Promise<{ readonly lines: readonly string[]; readonly url: string; stop(): Promise<void> }> {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: home,
    env: {
      ...process.env,
      PORT: '0',
      DEMO: 'off',
      PUBLIC_URL: 'https://market.example',
      DATA_DIR: 'memory:',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Runs in its own process group, so that the child process of npm ends with it.
    detached: true,
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url !== undefined) return { lines, url, stop };
  }
  throw new Error(`npm start ended: ${lines.join('\n')}`);
}

describe('D-server-install: the server without the widgets’ tools', { tags: ['@long'] }, () => {
  it('the server is installed without a bundler, React or the map engine, and serves the API and its document', async () => {
    const absent = ['rollup', 'react', 'maplibre-gl', 'typescript', 'vitest', '@biomejs/biome'];
    expect(absent.filter((name) => existsSync(join(home, 'node_modules', name)))).toEqual([]);
    expect(existsSync(join(home, 'node_modules', 'fastify'))).toBe(true);
    const server = await start();
    try {
      const said = server.lines.map((line) => JSON.parse(line) as { readonly msg: string; readonly level: number });
      expect(said.map(({ msg }) => msg)).toContain(
        "The widgets' tools are not installed, and there is no build: the API is served, and the pages without widgets.",
      );
      for (const path of ['/readyz', '/api/v1/config', '/api/openapi.json', '/api/docs', '/memberships/']) {
        expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
      }
      expect((await fetch(`${server.url}/creneau/1/creneau.js`)).status).toBe(404);
    } finally {
      await server.stop();
    }
  });
});
