import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface Program {
  readonly url: string;
  readonly pid: number | undefined;
  stop(): void;
}

/** Starts `api/{name}.ts`, which prints its address; CPU_PROFILE names a folder for a profile of each one. */
export async function start(
  name: 'server' | 'bare',
  parameters: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const folder = process.env['CPU_PROFILE'];
  const profile = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
  const child = spawn(process.execPath, [...profile, '--import', 'tsx', file, ...parameters], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`${name}.ts ended with ${code}.`)));
  });
  return { url, pid: child.pid, stop: () => void child.kill('SIGTERM') };
}
