import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockFolder } from '../../../demo/api/database/folder-lock.ts';

const started: ChildProcess[] = [];
let home: string;
let dataDir: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'creneau-data-'));
  dataDir = join(home, 'data');
});

afterAll(async () => {
  for (const child of started) await end(child, 'SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** Starts a server on the folder and returns the first line of its output: its address or why it does not start. */
async function start(): Promise<{ child: ChildProcess; says: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', new URL('server.ts', import.meta.url).pathname], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const says = await new Promise<string>((resolve) => {
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
    child.once('exit', () => resolve('nothing'));
  });
  return { child, says };
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

async function post(address: string, path: string, token: string | null, body: object, key?: string) {
  const answer = await fetch(`${address}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

/** Books one place as a new guest; returns the token and the order's id. */
async function book(address: string, n: number) {
  const guest = await post(address, 'guest', null, {
    firstName: 'Zoé',
    lastName: 'Petit',
    email: `guest${n}@example.org`,
  });
  const token = String(guest.body['token']);
  const day = String(1 + Math.floor(n / 72)).padStart(2, '0');
  const hour = String(8 + (n % 12)).padStart(2, '0');
  const hold = await post(address, 'hold', token, { slots: [`1_202701${day}T${hour}00`] });
  const order = await post(address, 'order', token, { hold: hold.body['id'], total: 0 }, `order-${n}`);
  return { status: order.status, token, id: String(order.body['id']) };
}

it('40 acknowledged orders survive kill -9, and the folder opens again at once', { tags: ['@long'] }, async () => {
  const first = await start();
  expect(first.says).toMatch(/^http/);
  const orders = [];
  for (let n = 0; n < 40; n += 8) {
    orders.push(...(await Promise.all(Array.from({ length: 8 }, (_, k) => book(first.says, n + k)))));
  }
  expect(orders.filter(({ status }) => status !== 201)).toEqual([]);
  await end(first.child, 'SIGKILL');
  expect(existsSync(join(dataDir, 'lock'))).toBe(true);

  const second = await start();
  expect(second.says).toMatch(/^http/);
  for (const { token, id } of orders) {
    const answer = await fetch(`${second.says}/api/v1/order/${id}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  }

  const third = await start();
  expect(third.says).toBe(
    `refused: The data folder ${dataDir} is in use by process ${second.child.pid}; stop it or set DATA_DIR.`,
  );
  await end(second.child, 'SIGTERM');
  expect(second.child.exitCode).toBe(0);
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
});

it('C-variables: a lock whose process id now belongs to another process is taken over', { tags: ['@long'] }, () => {
  const folder = join(home, 'stale');
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use`);
  const lock = join(folder, 'lock');
  const mine = readFileSync(lock, 'utf8');
  release();
  for (const stale of ['', 'nonsense', '999999999', mine.replace(/\d+$/, '1'), mine.replace(/^\d+/, '1')]) {
    writeFileSync(lock, stale);
    lockFolder(folder)();
  }
  expect(existsSync(lock)).toBe(false);
});
