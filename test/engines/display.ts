import { spawn } from 'node:child_process';
import { SIZE } from './engine.ts';

/** A virtual display, for browsers that need a window, or need one for WebGL. */
export interface Display {
  /** The value for the variable DISPLAY. */
  readonly name: string;
  end(): void;
}

/** Starts a display with the server at this path, which chooses a free number and prints it. */
export function startDisplay(xvfb: string): Promise<Display> {
  const screen = ['-screen', '0', `${SIZE.width + 200}x${SIZE.height + 300}x24`];
  const program = spawn(xvfb, ['-displayfd', '1', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => {
    process.off('exit', end);
    program.kill();
  };
  // Ends the display of an interrupted run too; browsers end with their display.
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    program.stdout.once('data', (number: Buffer) => resolve({ name: `:${number.toString().trim()}`, end }));
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}
