import { createInterface } from 'node:readline';

/** Asks whoever sits at a terminal; resolves to what was typed, or to null if they end the input. */
export type Ask = (question: string) => Promise<string | null>;

/** Returns how to ask on a terminal; null if `input` is none. */
export function askOn(
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  output: NodeJS.WritableStream,
): Ask | null {
  if (!input.isTTY) return null;
  return (question) =>
    new Promise((resolve) => {
      const terminal = createInterface({ input, output });
      terminal.once('close', () => resolve(null));
      terminal.question(question, (typed) => {
        resolve(typed.trim());
        terminal.close();
      });
    });
}
