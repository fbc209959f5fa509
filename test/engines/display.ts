import { spawn } from 'node:child_process';
import { SIZE } from './engine.ts';

/** A display without a screen, for browsers that have a window, or WebGL with one alone. */
export interface Display {
  /** As in the variable DISPLAY. */
  readonly name: string;
  end(): void;
}

/** With the server that stands at this path. It takes a free number itself, which it prints. */
export function startDisplay(xvfb: string): Promise<Display> {
  const screen = ['-screen', '0', `${SIZE.width + 200}x${SIZE.height + 300}x24`];
  const program = spawn(xvfb, ['-displayfd', '1', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => {
    process.off('exit', end);
    program.kill();
  };
  // Also of a run that is interrupted: browsers end with their display.
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    program.stdout.once('data', (number: Buffer) => resolve({ name: `:${number.toString().trim()}`, end }));
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}
